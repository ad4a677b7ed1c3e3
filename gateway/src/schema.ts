import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { GatewayContext } from './context.ts';
import { billingResolvers } from './domains/billing/resolvers.ts';
import { bulkResolvers } from './domains/bulk/resolvers.ts';
import { bulkJobNode } from './domains/bulk/jobs.ts';
import { channelNode, channelResolvers } from './domains/channel/resolvers.ts';
import { eventResolvers } from './domains/event/resolvers.ts';
import { customFieldNode, fieldResolvers } from './domains/field/resolvers.ts';
import { guestResolvers } from './domains/guest/resolvers.ts';
import { identityResolvers, viewerNode } from './domains/identity/resolvers.ts';
import { sessionNode } from './domains/identity/sessions.ts';
import { licenceResolvers } from './domains/licence/resolvers.ts';
import { memberNode, memberResolvers } from './domains/member/resolvers.ts';
import { ssoResolvers } from './domains/sso/resolvers.ts';
import { teamNode, teamResolvers } from './domains/team/resolvers.ts';
import { userGroupNode, userGroupResolvers } from './domains/userGroup/resolvers.ts';
import type {
  MemberResolvers,
  MutationResolvers,
  QueryResolvers,
  Resolvers,
  TeamResolvers,
} from './generated/resolvers.ts';
import { uploadScalar } from './graphql/upload.ts';
import { openId } from './lib/ids.ts';
import { scalars } from './lib/scalars.ts';

const nodes = {
  Viewer: viewerNode,
  Team: teamNode,
  Member: memberNode,
  Channel: channelNode,
  BulkJob: bulkJobNode,
  Session: sessionNode,
  CustomField: customFieldNode,
  UserGroup: userGroupNode,
};

const node: QueryResolvers['node'] = (_root, { id }, context) => {
  const opened = openId(id);
  const read = Object.entries(nodes).find(([name]) => name === opened?.type)?.[1];
  return (opened && read?.(opened.key, context)) ?? null;
};

// Required: a field of these that no domain resolves does not compile.
const Query = { ...identityResolvers.Query, node } satisfies Required<QueryResolvers>;
const Mutation: Required<MutationResolvers> = {
  ...identityResolvers.Mutation,
  ...eventResolvers.Mutation,
  ...guestResolvers.Mutation,
  ...licenceResolvers.Mutation,
  ...memberResolvers.Mutation,
  ...teamResolvers.Mutation,
  ...bulkResolvers.Mutation,
  ...channelResolvers.Mutation,
  ...ssoResolvers.Mutation,
  ...fieldResolvers.Mutation,
  ...userGroupResolvers.Mutation,
};
const Team = {
  ...teamResolvers.Team,
  ...memberResolvers.Team,
  ...bulkResolvers.Team,
  ...billingResolvers.Team,
  ...guestResolvers.Team,
  ...channelResolvers.Team,
  ...ssoResolvers.Team,
  ...fieldResolvers.Team,
  ...userGroupResolvers.Team,
} satisfies Required<Omit<TeamResolvers, '__isTypeOf'>>;

const Viewer = { ...identityResolvers.Viewer, ...fieldResolvers.Viewer, ...userGroupResolvers.Viewer };
const Member = { ...memberResolvers.Member, ...fieldResolvers.Member } satisfies Required<
  Omit<MemberResolvers, '__isTypeOf'>
>;

const resolvers: Resolvers = {
  ...scalars,
  Upload: uploadScalar,
  ...identityResolvers,
  ...teamResolvers,
  ...memberResolvers,
  ...bulkResolvers,
  ...billingResolvers,
  ...guestResolvers,
  ...channelResolvers,
  ...licenceResolvers,
  ...fieldResolvers,
  ...userGroupResolvers,
  Query,
  Mutation,
  Team,
  Viewer,
  Member,
  Node: { __resolveType: ({ __typename }) => __typename },
};

let made: GraphQLSchema | undefined;

/** The schema with the resolvers of every domain; made once. */
export const gatewaySchema = (): GraphQLSchema => (made ??= makeSchema());

function makeSchema(): GraphQLSchema {
  const file = createRequire(import.meta.url).resolve('@muster/schema/schema.graphql');
  return makeExecutableSchema<GatewayContext>({
    typeDefs: readFileSync(file, 'utf8'),
    resolvers: { ...resolvers },
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
}
