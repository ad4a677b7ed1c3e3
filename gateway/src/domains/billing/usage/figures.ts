import type { GatewayContext } from '../../../context.ts';
import type { PlanFeature, TeamUsageResolvers, UsageFigure } from '../../../generated/resolvers.ts';
import { isProPlan } from '../../team/facts.ts';
import { fromWire, toFigure } from './mapper.ts';

type Figure = (usage: unknown, args: unknown, context: GatewayContext) => Promise<UsageFigure | null>;

/** What is counted with a gate of the plan; null where the service has no such gate. */
const ofGate =
  (feature: PlanFeature): Figure =>
  async (_usage, _args, { loaders }) => {
    const gate = (await loaders.team.planGates()).get(feature);
    return gate === undefined ? null : toFigure(gate.used, gate.limit);
  };

/** What only PRO includes, and is worth a notice as soon as there is any of it on the free plan. */
const ofPro =
  (count: (loaders: GatewayContext['loaders']) => Promise<number>): Figure =>
  async (_usage, _args, context) => {
    const [used, hasPro] = await Promise.all([count(context.loaders), isProPlan(context)]);
    return toFigure(used, hasPro ? null : 0);
  };

const storage: Figure = async (_usage, _args, context) => {
  const [files, hasPro] = await Promise.all([context.loaders.team.fileStorage(), isProPlan(context)]);
  return hasPro
    ? toFigure(files.usedBytes, null)
    : toFigure(files.usedBytes, files.freePlanNoticeBytes, files.freePlanLimitBytes);
};

const videoLimitHits: Figure = async (_usage, _args, { loaders }) => {
  const { hits, ...bounds } = await loaders.billing.videoLimitHits();
  return fromWire({ total: hits, ...bounds });
};

const channels =
  (kind: 'public' | 'private'): Figure =>
  async (_usage, _args, { loaders }) => {
    const figure = (await loaders.billing.channels())[kind];
    return figure === undefined ? null : fromWire(figure);
  };

/** Each figure by itself: a service that fails leaves those of the others. */
export const usageFigures = {
  messages: async (_usage, _args, { loaders }) => fromWire(await loaders.billing.messages()),
  storage,
  guests: ofGate('GUESTS'),
  admins: ofGate('ADMINS'),
  approvedDomains: ofGate('APPROVED_DOMAINS'),
  publicChannels: channels('public'),
  privateChannels: channels('private'),
  videoLimitHits,
  smartChannels: ofPro(async ({ billing }) => (await billing.smartChannels()).smartChannels),
  groupVideoCalls: ofPro(async ({ billing }) => (await billing.groupVideoCalls()).calls),
  customFields: ofGate('CUSTOM_FIELDS'),
  inviteControl: ofGate('INVITE_CONTROL'),
  externalContactBlock: ofGate('BLOCK_DOMAIN'),
} satisfies TeamUsageResolvers;
