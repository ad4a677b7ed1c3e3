import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PickedMemberFragment } from '../../../generated/member/fragments/pickedMember.ts';
import { lazyWithTexts } from '../../../lib/intl/lazyWithTexts.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { OnDemand } from '../../../ui/OnDemand.tsx';
import { ChosenPeople } from '../../../ui/settings/ChosenPeople.tsx';
import { chosenTexts } from '../../../ui/settings/chosenMessages.ts';
import { memberName } from '../../member/people/memberName.ts';
import { pickedBefore } from '../../member/picker/pickedBefore.ts';

const MemberPicker = lazyWithTexts('settings', () => import('../../member/picker/MemberPicker.tsx'));

/** Why somebody does nothing in the channel at the moment; null where they do. */
const idleReason = ({ status, role }: PickedMemberFragment) => {
  if (status !== 'ACTIVE') return chosenTexts.deactivated;
  return role === 'GUEST' ? chosenTexts.guest : null;
};

/** People of a channel who are chosen, guests left aside. */
export function PeopleSection({
  title,
  text,
  ids,
  saved,
  problem,
  onChange,
}: {
  title: string;
  text: string;
  /** Those who are chosen. */
  ids: readonly string[];
  /** Those who are so now. */
  saved: readonly PickedMemberFragment[];
  problem: string | null;
  onChange: (ids: readonly string[]) => void;
}) {
  const intl = useIntl();
  const client = useApolloClient();
  const titleId = useId();
  const [isPicking, setPicking] = useState(false);
  const find = (id: string) => saved.find((one) => one.id === id) ?? pickedBefore(client, id);
  const people = ids.flatMap((id) => {
    const person = find(id);
    if (!person) return [];
    const reason = idleReason(person);
    const note = reason && intl.formatMessage(reason);
    return [{ key: id, name: memberName(intl, person), email: person.email, note, isKept: false }];
  });
  return (
    <FormSection title={title} titleId={titleId}>
      <Typography color="text.secondary">{text}</Typography>
      <Box role="group" aria-labelledby={titleId}>
        <ChosenPeople
          people={people}
          count={ids.length}
          onRemove={(gone) => onChange(ids.filter((id) => id !== gone))}
          onChoose={() => setPicking(true)}
        />
      </Box>
      {problem !== null && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {problem}
        </FormHelperText>
      )}
      {isPicking && (
        <OnDemand onFailed={() => setPicking(false)}>
          <MemberPicker
            title={title}
            chosen={new Set(ids)}
            keyOf="id"
            withGuests={false}
            readChosen={() =>
              Promise.resolve({ members: saved, endCursor: null, hasNextPage: false, totalCount: saved.length })
            }
            onDone={(chosen) => {
              setPicking(false);
              onChange([...chosen]);
            }}
            onCancel={() => setPicking(false)}
          />
        </OnDemand>
      )}
    </FormSection>
  );
}
