import { everyRole } from '../../../lib/roles.ts';
import { type Routes, signedIn } from '../../../lib/routes.ts';
import { type Sandbox, isSandbox, resetSandbox } from './actions.ts';

/** The team for trying things out. */
export const sandboxRoutes = ({
  sandbox,
}: {
  sandbox: Sandbox | null;
}): Pick<Routes<'team'>, 'sandboxState' | 'resetSandbox'> => ({
  sandboxState: signedIn(everyRole, async (context) => ({ result: isSandbox(context, sandbox) })),
  resetSandbox: signedIn(everyRole, async (context) => {
    await resetSandbox(context, sandbox);
    return {};
  }),
});
