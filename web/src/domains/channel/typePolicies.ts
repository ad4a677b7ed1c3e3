import type { TypePolicies } from '@apollo/client';
import { pagedField } from '../../lib/apollo/pagedField.ts';

/** How the cache keeps the lists of channels. */
export const channelTypePolicies: TypePolicies = {
  Team: { fields: { channels: pagedField(['search', 'isAutoJoin']) } },
};
