import type { Answer } from '../../generated/contract.ts';
import { type Actor, demandRole } from '../../lib/auth.ts';
import type { UploadContext } from '../../lib/context.ts';
import { notGuests } from '../../lib/roles.ts';
import type { EarlyContext, Input } from '../../lib/routes.ts';
import type { Intake } from '../../lib/uploads.ts';
import { keepIcon, webhookIconIntake } from '../webhook/iconActions.ts';
import { judgeEarly, shareFile, sharedFileIntake } from './shareActions.ts';

type Query = Input<'file', 'uploadFile'>['query'];

/** What is taken depends on what the file is for: the icon of a webhook, or something that is shared in the chat. */
export const uploadIntake = ({ type }: Query, { teamId }: Actor): Intake =>
  type === 'webhook' ? webhookIconIntake(teamId) : sharedFileIntake;

/**
 * What can be said before the file is there.
 *
 * @throws Refusal `actor_is_guest` for an icon; as `judgeEarly` for what is shared
 */
export async function judgeUpload(context: EarlyContext, query: Query): Promise<void> {
  if (query.type === 'webhook') demandRole(context.actor.role, notGuests);
  else await judgeEarly(context, query);
}

/**
 * Keeps a file for what it was sent for.
 *
 * @throws Refusal as `judgeUpload`
 */
export const keepUpload = (
  context: UploadContext,
  input: Input<'file', 'uploadFile'>,
): Promise<Answer<'file', 'uploadFile'>> =>
  input.query.type === 'webhook' ? keepIcon(context) : shareFile(context, input);
