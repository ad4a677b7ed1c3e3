import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { UserErrorCode } from '../../../generated/member/status/memberDeactivate.ts';
import { FailureNote } from '../people/FailureNote.tsx';
import type { ActionState } from './peopleActionState.ts';
import type { PeoplePhrase } from '../people/peoplePhrase.ts';
import { usePeopleValues } from '../people/peoplePhrase.ts';
import { peoplePhrases, peopleTexts } from '../people/peopleMessages.ts';
import { RefusedList } from '../people/RefusedList.tsx';
import { useRefusalText } from '../people/refusals.ts';

/** What a report says of an action. */
export interface ReportTexts {
  /** Who is changed. */
  readonly changed: PeoplePhrase;
  /** Whom it failed on. */
  readonly failed: PeoplePhrase;
}

/** What became of the tries so far, while there is something left to say: told at once, as it appears. */
export function ActionReport({
  state: { changed, refused, gone, general, lost, isRecounted, people },
  texts,
  reasonOf,
}: {
  state: ActionState;
  texts: ReportTexts;
  /** The action's own words for a reason; null for the common ones. */
  reasonOf: (code: UserErrorCode) => ReactNode;
}) {
  const { formatMessage } = useIntl();
  const refusalText = useRefusalText();
  const valuesOf = usePeopleValues();
  const reason = (code: UserErrorCode) => reasonOf(code) ?? refusalText(code);
  // Of a list, it says that nobody is in it any more.
  const isEmptyList = people.kind === 'matching' && general === 'NOT_FOUND';
  const failed = [...refused, ...gone.map((member) => ({ member, code: 'NOT_FOUND' as const }))];
  const failedTitle = formatMessage(
    texts.failed,
    valuesOf({ kind: 'some', members: failed.map(({ member }) => member) }),
  );
  return (
    <>
      {changed.length > 0 && (
        <Alert severity="success" role="status">
          {formatMessage(texts.changed, valuesOf({ kind: 'some', members: changed }))}
        </Alert>
      )}
      {lost && <FailureNote failure={lost.failure} />}
      {isRecounted && people.kind === 'matching' && (
        <Alert severity="warning">{formatMessage(peoplePhrases.recounted, { count: people.count })}</Alert>
      )}
      {general && (
        <Alert severity="error">{isEmptyList ? formatMessage(peopleTexts.nobodyLeft) : reason(general)}</Alert>
      )}
      {!general && failed.length > 0 && (
        <>
          <Alert severity="error">{failedTitle}</Alert>
          <RefusedList
            label={failedTitle}
            lines={failed.map(({ member, code }) => ({ member, reason: reason(code) }))}
          />
        </>
      )}
    </>
  );
}
