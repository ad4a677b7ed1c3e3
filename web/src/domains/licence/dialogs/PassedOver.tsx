import Typography from '@mui/material/Typography';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { ListedMember } from '../../member/people/people.ts';
import { usePeopleNames } from '../../member/people/usePeopleNames.ts';

/** Names those whom an action leaves out, and why; nothing where it leaves out nobody. */
export function PassedOver({ text, members }: { text: MessageDescriptor; members: readonly ListedMember[] }) {
  const { formatMessage } = useIntl();
  const { namesOf } = usePeopleNames();
  if (members.length === 0) return null;
  return (
    <Typography color="text.secondary">
      {formatMessage(text, { count: members.length, names: namesOf(members) })}
    </Typography>
  );
}
