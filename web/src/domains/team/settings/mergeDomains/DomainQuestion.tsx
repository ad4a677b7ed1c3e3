import Box from '@mui/material/Box';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { FailureAlert } from '../../../../ui/FailureAlert.tsx';
import { reasonOf } from './domainReasons.ts';
import type { ActOutcome } from './domainRequests.ts';
import { undoneOf } from './domainRequests.ts';
import { mergePhrases, mergeTexts } from './mergeDomainsMessages.ts';

/** What is asked about: adding a domain, taking a request back, or ending the common organisation. */
export type Question = { readonly about: 'approve' | 'takeBack' | 'end'; readonly domain: string };

/** The act behind a question. */
export const actBehind = ({ about }: Question) => (about === 'approve' ? 'approve' : 'remove');

const wordsOf = ({ about, domain }: Question, { formatMessage }: IntlShape) => {
  if (about === 'approve') {
    return {
      title: formatMessage(mergePhrases.approveQuestion, { domain }),
      text: formatMessage(mergePhrases.approveText, { domain }),
      confirmLabel: formatMessage(mergePhrases.approveConfirm, { domain }),
    };
  }
  return about === 'takeBack'
    ? {
        title: formatMessage(mergePhrases.takeBackQuestion, { domain }),
        text: formatMessage(mergeTexts.takeBackText),
        confirmLabel: formatMessage(mergeTexts.takeBackConfirm),
      }
    : {
        title: formatMessage(mergePhrases.endQuestion, { domain }),
        text: formatMessage(mergePhrases.endText, { domain }),
        confirmLabel: formatMessage(mergeTexts.endConfirm),
      };
};

/** Says what it means before it is done; stays open where it was not, so that it can be tried again. */
export function DomainQuestion({
  question,
  onConfirm,
  onClose,
}: {
  question: Question;
  /** Answers what came of it; null where the question is answered by that. */
  onConfirm: () => Promise<ActOutcome | null>;
  onClose: () => void;
}) {
  const intl = useIntl();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ActOutcome | null>(null);
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    setProblem(await onConfirm());
    setBusy(false);
  };
  const reason = problem && reasonOf(actBehind(question), problem);
  return (
    <ConfirmDialog
      open
      {...wordsOf(question, intl)}
      danger={question.about === 'end'}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {problem && reason && (
        <Box sx={{ mt: 2 }}>
          <FailureAlert
            text={intl.formatMessage(mergePhrases.actFailed, { reason: intl.formatMessage(reason) })}
            {...undoneOf(problem)}
          />
        </Box>
      )}
    </ConfirmDialog>
  );
}
