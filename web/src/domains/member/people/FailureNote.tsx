import { useIntl } from 'react-intl';
import type { Failure } from '../../../lib/graphql/failure.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { peopleTexts } from './peopleMessages.ts';

const textOf = (failure: Failure | null) => {
  if (failure?.kind === 'network') return peopleTexts.unreachable;
  return failure?.kind === 'forbidden' ? peopleTexts.forbidden : peopleTexts.unknownOutcome;
};

/** Why no answer came to an action, shown where it was started. */
export function FailureNote({ failure }: { failure: Failure | null }) {
  const { formatMessage } = useIntl();
  return <FailureAlert text={formatMessage(textOf(failure))} requestId={failure?.requestId} />;
}
