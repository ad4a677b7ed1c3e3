import { useIntl } from 'react-intl';
import type { Failure } from '../../../lib/graphql/failure.ts';
import { undoneBy } from '../../../lib/graphql/undone.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { peopleTexts } from './peopleMessages.ts';

/** Why an action is not known to be done, shown where it was started. */
export function FailureNote({ failure }: { failure: Failure | null }) {
  const { formatMessage } = useIntl();
  const text = failure?.kind === 'forbidden' ? peopleTexts.forbidden : uiMessages.errorText;
  return <FailureAlert text={formatMessage(text)} {...undoneBy({ payload: null, failure })} />;
}
