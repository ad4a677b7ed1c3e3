import type { Routes } from '../../lib/routes.ts';
import { definitionRoutes } from './definition/routes.ts';
import { personRoutes } from './person/routes.ts';
import type { FieldLimits } from './rules.ts';

export function fieldRoutes({ fieldLimits }: { fieldLimits: FieldLimits }): Routes<'field'> {
  return { ...definitionRoutes(fieldLimits), ...personRoutes };
}
