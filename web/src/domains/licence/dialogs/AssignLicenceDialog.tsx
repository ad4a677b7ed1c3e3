import { SUBJECTS_MAX } from '@muster/schema/formats/subjects';
import { useIntl } from 'react-intl';
import type { People, PeopleDialogProps } from '../../member/people/people.ts';
import { AssignToList } from './AssignToList.tsx';
import { AssignToMembers } from './AssignToMembers.tsx';
import { Gathering } from './Gathering.tsx';
import { assignTexts } from './assignMessages.ts';
import { useGathered } from './useGathered.ts';

/** Gives licences: says how many are free and left, who is passed over, and what follows for the team. */
export default function AssignLicenceDialog({ people, ...rest }: PeopleDialogProps & { people: People }) {
  const { formatMessage } = useIntl();
  const { gathered, retry } = useGathered(people, SUBJECTS_MAX);
  if (gathered.kind === 'ready') return <AssignToMembers members={gathered.members} {...rest} />;
  if (gathered.kind === 'tooMany' && people.kind === 'matching') return <AssignToList list={people} {...rest} />;
  return (
    <Gathering
      isForm
      title={formatMessage(assignTexts.assignTitle)}
      gathered={gathered}
      onRetry={retry}
      onClose={rest.onClose}
    />
  );
}
