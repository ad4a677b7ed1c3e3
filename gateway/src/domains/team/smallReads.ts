import type { GatewayContext } from '../../context.ts';
import type { Service } from '../../generated/upstream/contract.ts';

/** The services that are asked for something. Events are only told. */
export type AskedService = Exclude<Service, 'event'>;

const ONE = { limit: 1, offset: 0 };

const teamQuery = async ({ loaders }: GatewayContext) => ({ teamId: (await loaders.identity.profile()).teamId });

/** One read of each service that costs it little, to find out whether it answers. A refusal is an answer, too. */
export const SMALL_READS: Readonly<Record<AskedService, (context: GatewayContext) => Promise<unknown>>> = {
  billing: async (context) => context.upstream.call('billing', 'billingAddress', { query: await teamQuery(context) }),
  bulk: ({ upstream }) => upstream.call('bulk', 'inviteMail', {}),
  channel: ({ upstream }) => upstream.call('channel', 'teamChatCount', {}),
  chatExport: ({ upstream }) => upstream.call('chatExport', 'teamRecentChats', {}),
  field: ({ upstream }) => upstream.call('field', 'fieldUsage', { query: {} }),
  // No file is signed so: the service says just that.
  file: ({ upstream }) =>
    upstream.call('file', 'uploadState', { query: { name: 'none', expires: 0, signature: '-'.repeat(43) } }),
  geolocation: ({ upstream, clientAddress: ip }) => upstream.call('geolocation', 'lookup', { query: { ip } }),
  guest: ({ upstream }) => upstream.call('guest', 'guests', { query: ONE }),
  identity: ({ upstream }) => upstream.call('identity', 'emailPreferences', {}),
  import: ({ upstream }) => upstream.call('import', 'importsStatus', {}),
  licence: async (context) =>
    context.upstream.call('licence', 'licensedUsers', { query: await teamQuery(context), body: ONE }),
  member: ({ upstream }) => upstream.call('member', 'membersCount', {}),
  payment: async (context) => context.upstream.call('payment', 'banks', { query: await teamQuery(context) }),
  recording: ({ upstream }) => upstream.call('recording', 'recordingRetention', {}),
  scim: ({ upstream, origin }) =>
    upstream.call('scim', 'describe', { query: { kind: 'ServiceProviderConfig', base: origin } }),
  sso: ({ upstream }) => upstream.call('sso', 'signInConfiguration', {}),
  team: ({ upstream }) => upstream.call('team', 'teamState', {}),
  userGroup: ({ upstream }) => upstream.call('userGroup', 'criteria', {}),
  webhook: ({ upstream }) => upstream.call('webhook', 'listWebhooks', {}),
};
