import Alert from '@mui/material/Alert';
import type { UserErrorCode } from '../../../generated/member/admins/adminGrant.ts';
import { FailureNote } from './FailureNote.tsx';
import { useRefusalText } from './refusals.ts';
import type { Problem } from './useOneAction.ts';

/** Says why an action on one person did not happen; nothing where it has not failed. */
export function ProblemNote({
  problem,
  textOf,
}: {
  problem: Problem | null;
  /** The action's own words for a reason; null for the common ones. */
  textOf?: (code: UserErrorCode) => string | null;
}) {
  const refusalText = useRefusalText();
  if (!problem) return null;
  if (problem.kind === 'lost') return <FailureNote failure={problem.failure} />;
  return <Alert severity="error">{textOf?.(problem.code) ?? refusalText(problem.code)}</Alert>;
}
