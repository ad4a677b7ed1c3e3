import { billingCosts } from './domains/billing/costs.ts';
import { bulkCosts } from './domains/bulk/costs.ts';
import { channelCosts } from './domains/channel/costs.ts';
import { chatExportCosts } from './domains/chatExport/costs.ts';
import { fieldCosts } from './domains/field/costs.ts';
import { guestCosts } from './domains/guest/costs.ts';
import { identityCosts } from './domains/identity/costs.ts';
import { importCosts } from './domains/import/costs.ts';
import { licenceCosts } from './domains/licence/costs.ts';
import { memberCosts } from './domains/member/costs.ts';
import { paymentCosts } from './domains/billing/payment/costs.ts';
import { teamCosts } from './domains/team/costs.ts';
import { userGroupCosts } from './domains/userGroup/costs.ts';
import { webhookCosts } from './domains/webhook/costs.ts';
import type { FieldCosts } from './graphql/limits.ts';

/** What the lists of every domain count for. */
export const costs: FieldCosts = {
  ...identityCosts,
  ...teamCosts,
  ...memberCosts,
  ...guestCosts,
  ...channelCosts,
  ...licenceCosts,
  ...billingCosts,
  ...paymentCosts,
  ...bulkCosts,
  ...importCosts,
  ...chatExportCosts,
  ...fieldCosts,
  ...userGroupCosts,
  ...webhookCosts,
};
