import type { Routes } from '../../lib/service.ts';
import { definitionRoutes } from './definitionRoutes.ts';
import { personRoutes } from './personRoutes.ts';
import type { FieldLimits } from './rules.ts';

export function fieldRoutes({ fieldLimits }: { fieldLimits: FieldLimits }): Routes<'field'> {
  return { ...definitionRoutes(fieldLimits), ...personRoutes };
}
