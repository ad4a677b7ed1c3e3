import type { GraphQLResolveInfo } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { keyOfId } from '../../lib/idLists.ts';
import { selectedAt } from '../../lib/selection.ts';
import { guestAccess } from './access.ts';
import { guestAccessUpdate } from './guestAccessUpdate.ts';
import { guestInvite } from './guestInvite.ts';
import { guestUpgrade } from './guestUpgrade.ts';
import type { GuestAccessRef, GuestRecord } from './mapper.ts';

async function accessOf(memberId: string, context: GatewayContext, info: GraphQLResolveInfo) {
  const guid = keyOfId('Member', memberId);
  return guid === null ? null : guestAccess(guid, context, selectedAt(info, []));
}

const fromRecord =
  <K extends keyof GuestRecord>(name: K) =>
  ({ record }: GuestAccessRef): GuestRecord[K] => {
    if (record instanceof Error) throw record;
    return record[name];
  };

export const guestResolvers = {
  Team: { guestAccess: (_team, { memberId }, context, info) => accessOf(memberId, context, info) },
  GuestAccess: {
    guest: fromRecord('member'),
    contacts: ({ contacts }) => contacts(),
    channels: ({ channels }) => channels(),
    validityReminder: fromRecord('validityReminder'),
    version: fromRecord('version'),
  },
  Mutation: { guestInvite, guestAccessUpdate, guestUpgrade },
} satisfies Resolvers;
