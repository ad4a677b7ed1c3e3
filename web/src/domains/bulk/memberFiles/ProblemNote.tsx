import { MEMBER_FILE_MAX_BYTES, MEMBER_ROWS_MAX } from '@muster/schema/formats/memberUpload';
import { useIntl } from 'react-intl';
import { plainList, useFormats } from '../../../lib/intl/formats.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { uploadPhrases } from '../files/fileMessages.ts';
import { problemPhrases, problemTexts } from './problemMessages.ts';
import type { FileColumns } from './useFileColumns.ts';
import type { FileProblem, MemberFileUpload } from './useMemberFileUpload.ts';

/** Why a file was not taken, beside the place where it is chosen. */
export function ProblemNote({ sending, columns }: Pick<MemberFileUpload, 'sending'> & Pick<FileColumns, 'columns'>) {
  const intl = useIntl();
  const { byteSize } = useFormats();
  const textOf = (problem: FileProblem, place: number | null) => {
    if (problem === 'tooLarge')
      return intl.formatMessage(problemPhrases.tooLarge, { size: byteSize(MEMBER_FILE_MAX_BYTES) });
    if (problem === 'tooManyRows') return intl.formatMessage(problemPhrases.tooManyRows, { rows: MEMBER_ROWS_MAX });
    if (problem === 'notText' && place !== null) return intl.formatMessage(uploadPhrases.lineUnread, { line: place });
    if (problem !== 'headerChanged') return intl.formatMessage(problemTexts[problem]);
    const namesOf = (some: NonNullable<typeof columns>) =>
      plainList(
        intl,
        some.map(({ name }) => name),
      );
    const all = columns ?? [];
    const known = { columns: namesOf(all) };
    // Where no column is at fault, one is missing that has to be there.
    return place === null
      ? intl.formatMessage(problemPhrases.headerChanged, {
          ...known,
          missing: namesOf(all.filter(({ isRequired }) => isRequired)),
        })
      : intl.formatMessage(problemPhrases.columnChanged, { place, ...known });
  };
  if (sending.step !== 'refused') return null;
  return <FailureAlert text={textOf(sending.problem, sending.place)} requestId={sending.requestId} />;
}
