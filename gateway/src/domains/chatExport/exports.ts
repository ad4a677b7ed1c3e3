import type { GatewayContext } from '../../context.ts';
import type { TeamChatExportEstimateArgs, TeamChatExportsArgs } from '../../generated/resolvers.ts';
import { badUserInput } from '../../lib/errors.ts';
import { refusalIn, unlessAway } from '../../upstream/errors.ts';
import { memberOf } from '../member/mapper.ts';
import { readFilter } from './filter.ts';
import { type ChatExportRecord, toChatExport, toEstimate } from './mapper.ts';
import { chatExportRest } from './rest.ts';

/** What a service tells of exports; null of a team that may not export its conversations. */
async function whereAllowed<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (refusalIn(error, 'chat_export_disabled')) return null;
    throw error;
  }
}

/** What the team's admins asked for lately; null of a team that may not export its conversations. */
export async function chatExports(
  { status }: Pick<TeamChatExportsArgs, 'status'>,
  { upstream, log }: GatewayContext,
): Promise<ChatExportRecord[] | null> {
  const answer = await whereAllowed(() => chatExportRest(upstream).recent());
  if (answer === null) return null;
  const all = answer.exports.map((wire) => toChatExport(wire, log));
  return status === null || status === undefined ? all : all.filter((one) => status.includes(one.status));
}

/** How much an export would hold; null of a team that may not export its conversations. */
export async function chatExportEstimate({ filter: given }: TeamChatExportEstimateArgs, { upstream }: GatewayContext) {
  const read = readFilter(given);
  if ('errors' in read) throw badUserInput(read.errors.map(({ message }) => message).join(' '));
  const { filter } = read;
  const answer = await whereAllowed(() => chatExportRest(upstream).estimate(filter));
  return answer && toEstimate(answer);
}

/** Whether the viewer may export: the service has the last word. Pre-production lets all admins try it. */
export const canExportChats = ({ identity, loaders, settings }: GatewayContext): boolean | Promise<boolean> =>
  identity !== null &&
  unlessAway(async () => {
    const { role, features } = await loaders.identity.profile();
    return role === 'ADMIN' && (features.chatExport || settings.console.environment === 'preprod');
  }, false);

/** Who asked for an export, by lean profiles: one call for a whole list. */
export async function requestedBy({ requesterGuid }: ChatExportRecord, { loaders }: GatewayContext) {
  const profile = await loaders.member.leanProfile.load(requesterGuid);
  return profile && memberOf(profile);
}
