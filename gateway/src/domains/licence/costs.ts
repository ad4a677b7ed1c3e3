import type { FieldCosts } from '../../graphql/limits.ts';

/** As many people as one act names as a rule. */
export const licenceCosts: FieldCosts = {
  'LicenceAssignPayload.members': { items: 50 },
  'LicenceAutoRenewDisablePayload.members': { items: 50 },
  'LicenceCategoryUpdatePayload.members': { items: 50 },
};
