import { useApolloClient } from '@apollo/client/react';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { PickedMemberFragment } from '../../../generated/member/fragments/pickedMember.ts';
import { lazyWithTexts } from '../../../lib/intl/lazyWithTexts.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { OnDemand } from '../../../ui/OnDemand.tsx';
import { ChosenPeople } from '../../../ui/settings/ChosenPeople.tsx';
import { chosenTexts } from '../../../ui/settings/chosenMessages.ts';
import { memberName } from '../../member/people/memberName.ts';
import { pickedBefore } from '../../member/picker/pickedBefore.ts';
import { CHANNEL_LIMITS, channelFormTexts, channelLimitPhrases } from './channelFormMessages.ts';
import type { ChannelEditing } from './useChannelForm.ts';
import { useRefusedText } from './useRefusedText.ts';

const MemberPicker = lazyWithTexts('settings', () => import('../../member/picker/MemberPicker.tsx'));

const PROBLEMS = { missing: channelFormTexts.adminsMissing, tooMany: channelLimitPhrases.tooManyAdmins };

/** Why somebody does nothing in the channel at the moment; null where they do. */
const idleReason = ({ status, role }: PickedMemberFragment) => {
  if (status !== 'ACTIVE') return chosenTexts.deactivated;
  return role === 'GUEST' ? chosenTexts.guest : null;
};

/** Who looks after the channel. */
export function ModeratorsSection({
  editing,
  saved,
  isNew,
}: {
  editing: ChannelEditing;
  /** Those who do now. */
  saved: readonly PickedMemberFragment[];
  isNew: boolean;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const client = useApolloClient();
  const [isPicking, setPicking] = useState(false);
  const refused = useRefusedText(editing)('moderators');
  const { draft, problems, change } = editing;
  const find = (id: string) => saved.find((one) => one.id === id) ?? pickedBefore(client, id);
  const choose = (moderatorIds: readonly string[]) => change((values) => ({ ...values, moderatorIds }));
  const people = draft.moderatorIds.flatMap((id) => {
    const person = find(id);
    if (!person) return [];
    const reason = idleReason(person);
    const note = reason && formatMessage(reason);
    return [{ key: id, name: memberName(intl, person), email: person.email, note, isKept: false }];
  });
  const problem = problems.moderators ? formatMessage(PROBLEMS[problems.moderators], CHANNEL_LIMITS) : refused;
  return (
    <FormSection title={formatMessage(channelFormTexts.admins)}>
      <Typography color="text.secondary">
        {formatMessage(isNew ? channelFormTexts.adminsNew : channelFormTexts.adminsText)}
      </Typography>
      <ChosenPeople
        people={people}
        count={draft.moderatorIds.length}
        onRemove={(gone) => choose(draft.moderatorIds.filter((id) => id !== gone))}
        onChoose={() => setPicking(true)}
      />
      {problem !== null && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {problem}
        </FormHelperText>
      )}
      {isPicking && (
        <OnDemand onFailed={() => setPicking(false)}>
          <MemberPicker
            title={formatMessage(channelFormTexts.pickAdmins)}
            chosen={new Set(draft.moderatorIds)}
            keyOf="id"
            withGuests={false}
            readChosen={() =>
              Promise.resolve({ members: saved, endCursor: null, hasNextPage: false, totalCount: saved.length })
            }
            onDone={(chosen) => {
              setPicking(false);
              choose([...chosen]);
            }}
            onCancel={() => setPicking(false)}
          />
        </OnDemand>
      )}
    </FormSection>
  );
}
