import type { Cause } from '../../../lib/cause.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { note } from '../../../lib/audit.ts';
import { Refusal } from '../../../lib/errors.ts';
import { everyRole } from '../../../lib/roles.ts';
import { lockForActor } from '../../member/lockActions.ts';

/** The team for trying things out, where the installation has one. */
export type Sandbox = {
  readonly teamId: string;
  /** Puts everything of the team back to its beginning; whoever acts stays in it, and signed in. */
  reset(cause: Cause): Promise<void>;
};

/** Whether somebody's team is the sandbox, which all of its people may put back. */
export const isSandbox = ({ actor }: Pick<SessionContext, 'actor'>, sandbox: Sandbox | null): boolean =>
  sandbox?.teamId === actor.teamId;

/**
 * Puts the sandbox back.
 *
 * @throws Refusal `not_sandbox` in any other team
 */
export async function resetSandbox(context: SessionContext, sandbox: Sandbox | null): Promise<void> {
  if (sandbox === null || !isSandbox(context, sandbox)) throw new Refusal('not_sandbox');
  const { cause, team } = await lockForActor(context, everyRole);
  await sandbox.reset(cause);
  await note(cause, 'team.resetSandbox', `team:${team.teamId}`);
}
