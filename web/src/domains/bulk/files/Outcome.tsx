import { useIntl } from 'react-intl';
import { OutcomeNote } from '../../../ui/OutcomeNote.tsx';
import { useSentences } from '../../../ui/useSentences.ts';
import { uploadPhrases } from './fileMessages.ts';
import { leftOf } from './fileStates.ts';

/** How many rows of a file are done, failed or were left alone. @param done how many are, in words */
export function Outcome({
  file,
  done,
}: {
  file: {
    readonly status: string;
    readonly plannedCount: number;
    readonly doneCount: number;
    readonly failedCount: number;
  };
  done: string;
}) {
  const { formatMessage } = useIntl();
  const sentences = useSentences();
  return (
    <OutcomeNote
      text={sentences([
        formatMessage(uploadPhrases.outcome, { done, failed: file.failedCount }),
        file.status === 'CANCELLED' ? formatMessage(uploadPhrases.stopped, { count: leftOf(file) }) : null,
      ])}
    />
  );
}
