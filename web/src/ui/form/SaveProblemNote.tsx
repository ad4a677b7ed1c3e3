import Alert from '@mui/material/Alert';
import { useIntl } from 'react-intl';
import type { SaveProblem } from '../../lib/form/saveOutcome.ts';
import { FailureAlert } from '../FailureAlert.tsx';
import { problemTexts } from './problemMessages.ts';

/** The words of a form for what went wrong. */
export type ProblemTexts = {
  /** It was not saved, for a reason that the form has no words for. */
  readonly failed: string;
  /** Somebody else changed it; there is a text for all forms. */
  readonly stale?: string;
  /** Why it was refused; null for what the form has no words for, or shows at a field. */
  readonly refused?: (code: string, field: readonly string[] | null) => string | null;
};

/** Says why something was not saved, in the place where it was changed. Nothing where nothing went wrong. */
export function SaveProblemNote({ problem, texts }: { problem: SaveProblem | null; texts: ProblemTexts }) {
  const { formatMessage } = useIntl();
  if (problem === null) return null;
  if (problem.kind === 'stale') {
    return <Alert severity="warning">{texts.stale ?? formatMessage(problemTexts.stale)}</Alert>;
  }
  if (problem.kind === 'failed') {
    return <FailureAlert text={texts.failed} requestId={problem.requestId} loss={problem.loss} />;
  }
  return <FailureAlert text={texts.refused?.(problem.code, problem.field) ?? texts.failed} requestId={null} />;
}
