import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { GatewayContext } from './context.ts';
import { billingResolvers } from './domains/billing/resolvers.ts';
import { bulkResolvers } from './domains/bulk/resolvers.ts';
import { channelUploadNode } from './domains/bulk/channelTemplates/channelUploads.ts';
import { bulkJobNode } from './domains/bulk/jobs/jobs.ts';
import { memberUploadNode } from './domains/bulk/memberFiles/memberUploads.ts';
import { channelNode, channelResolvers } from './domains/channel/resolvers.ts';
import { chatExportResolvers } from './domains/chatExport/resolvers.ts';
import { eventResolvers } from './domains/event/resolvers.ts';
import { customFieldNode, fieldResolvers } from './domains/field/resolvers.ts';
import { guestResolvers } from './domains/guest/resolvers.ts';
import { identityResolvers, viewerNode } from './domains/identity/resolvers.ts';
import { sessionNode } from './domains/identity/sessions.ts';
import { importNode } from './domains/import/imports.ts';
import { importResolvers } from './domains/import/resolvers.ts';
import { licenceResolvers } from './domains/licence/resolvers.ts';
import { memberNode, memberResolvers } from './domains/member/resolvers.ts';
import { paymentResolvers } from './domains/billing/payment/resolvers.ts';
import { recordingNode } from './domains/recording/recordings.ts';
import { recordingResolvers } from './domains/recording/resolvers.ts';
import { ssoResolvers } from './domains/sso/resolvers.ts';
import { teamNode, teamResolvers } from './domains/team/resolvers.ts';
import { userGroupNode, userGroupResolvers } from './domains/userGroup/resolvers.ts';
import { webhookDeliveryNode } from './domains/webhook/deliveries.ts';
import { webhookNode, webhookResolvers } from './domains/webhook/resolvers.ts';
import type { NodeResolvers, QueryResolvers, ResolversParentTypes } from './generated/resolvers.ts';
import { uploadScalar } from './graphql/upload.ts';
import type { Complete } from './lib/complete.ts';
import { isKeyOf } from './lib/idLists.ts';
import { openId } from './lib/ids.ts';
import { mergeResolvers } from './lib/mergeResolvers.ts';
import { scalars } from './lib/scalars.ts';

type NodeType = NonNullable<Awaited<ReturnType<NodeResolvers['__resolveType']>>>;
type NodeRecord = ResolversParentTypes['Node'];
/** What is behind the key of an id, if the viewer may see it; of every type that is found by its id. */
const nodes: Record<NodeType, (key: string, context: GatewayContext) => Promise<NodeRecord | null>> = {
  Viewer: viewerNode,
  Team: teamNode,
  Member: memberNode,
  Channel: channelNode,
  BulkJob: bulkJobNode,
  ChannelUpload: channelUploadNode,
  MemberUpload: memberUploadNode,
  Import: importNode,
  Session: sessionNode,
  CustomField: customFieldNode,
  UserGroup: userGroupNode,
  Webhook: webhookNode,
  WebhookDelivery: webhookDeliveryNode,
  Recording: recordingNode,
};

const isNodeType = (type: string): type is NodeType => Object.hasOwn(nodes, type);

const node: QueryResolvers['node'] = (_root, { id }, context) => {
  const opened = openId(id);
  if (!opened || !isNodeType(opened.type) || !isKeyOf(opened.type, opened.key)) return null;
  return nodes[opened.type](opened.key, context);
};

const domains = mergeResolvers([
  identityResolvers,
  teamResolvers,
  memberResolvers,
  guestResolvers,
  channelResolvers,
  licenceResolvers,
  billingResolvers,
  paymentResolvers,
  bulkResolvers,
  importResolvers,
  chatExportResolvers,
  eventResolvers,
  ssoResolvers,
  fieldResolvers,
  userGroupResolvers,
  webhookResolvers,
  recordingResolvers,
  { Query: { node }, Node: { __resolveType: ({ __typename }) => __typename } },
]);

// A field that no domain resolves, and that the record of its type does not have, does not compile.
const resolvers: Complete = { ...scalars, Upload: uploadScalar, ...domains };

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
