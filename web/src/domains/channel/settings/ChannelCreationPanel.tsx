import { CREATORS_MAX } from '@muster/schema/formats/channel';
import { useApolloClient } from '@apollo/client/react';
import { useIntl, type IntlShape } from 'react-intl';
import type { ChannelCreationOfTeamFragment } from '../../../generated/channel/settings/channelCreation.ts';
import { useDraft } from '../../../lib/form/useDraft.ts';
import { LastChange } from '../../../ui/settings/LastChange.tsx';
import { PanelBody } from '../../../ui/settings/PanelBody.tsx';
import { PanelForm } from '../../../ui/form/PanelForm.tsx';
import { SaveProblemNote } from '../../../ui/form/SaveProblemNote.tsx';
import { PlanPaywall } from '../../billing/paywall/PlanPaywall.tsx';
import { isLocked, type ReadGate, useGateAfterRefusal, usePlanGate } from '../../billing/paywall/usePlanGate.ts';
import { pickedBefore } from '../../member/picker/pickedBefore.ts';
import { memberName } from '../../member/people/memberName.ts';
import { creationPhrases, creationTexts } from './channelCreationMessages.ts';
import {
  CHANNEL_TYPES,
  type ChannelType,
  UNCHANGED,
  isComplete,
  sameDraft,
  type Creation,
  type CreationDraft,
  type CreationRule,
  type FindPerson,
} from './creation.ts';
import { CreationRuleFields } from './CreationRuleFields.tsx';
import { useChannelCreation, useChannelCreationUpdate } from './useChannelCreation.ts';

type ReadCreation = NonNullable<ChannelCreationOfTeamFragment['channelCreation']>;

const ruleOf = ({ allowedTo, memberIds }: ReadCreation['open']): CreationRule => ({ allowedTo, memberIds });

/** Those who were read with the setting, and those who were chosen since. */
function useFindPerson({ open, closed }: ReadCreation): FindPerson {
  const client = useApolloClient();
  const read = new Map([open, closed].flatMap(({ members }) => (members?.nodes ?? []).map((one) => [one.id, one])));
  return (id) => read.get(id) ?? pickedBefore(client, id);
}

/** @param culprit whom the refusal is about */
function refusedText(code: string, culprit: ReturnType<FindPerson>, intl: IntlShape): string | null {
  const { formatMessage } = intl;
  const name = culprit && memberName(intl, culprit);
  if (code === 'PLAN_REQUIRED') return formatMessage(creationTexts.needsPlan);
  if (code === 'REQUIRED') return formatMessage(creationTexts.nobody);
  if (code === 'TOO_MANY') return formatMessage(creationPhrases.tooMany, { most: CREATORS_MAX });
  if (code === 'NOT_FOUND')
    return name ? formatMessage(creationPhrases.goneNamed, { name }) : formatMessage(creationTexts.gone);
  if (code === 'NOT_ALLOWED')
    return name ? formatMessage(creationPhrases.becameGuestNamed, { name }) : formatMessage(creationTexts.becameGuest);
  return null;
}

/** Both rules, saved together. */
function CreationForm({
  read,
  gates,
  readAgain,
}: {
  read: ReadCreation;
  /** How many channels of each type the plan allows. */
  gates: Readonly<Record<ChannelType, ReadGate | null>>;
  readAgain: () => Promise<boolean>;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { gate, readAgain: readGateAgain } = usePlanGate('CHANNEL_MANAGEMENT');
  const find = useFindPerson(read);
  const saved: Creation = { open: ruleOf(read.open), closed: ruleOf(read.closed), version: read.version };
  const save = useChannelCreationUpdate(saved);
  const form = useDraft<CreationDraft>({
    saved: UNCHANGED,
    version: read.version,
    isSame: (one, other) => sameDraft(one, other, saved),
    save,
    readAgain,
  });
  useGateAfterRefusal(form.problem, readGateAgain);
  const { draft } = form;
  return (
    <>
      <PlanPaywall feature="CHANNEL_MANAGEMENT" text={formatMessage(creationTexts.paywall)} gate={gate} />
      <PanelForm
        label={formatMessage(creationTexts.label)}
        isDirty={form.isDirty}
        isValid={CHANNEL_TYPES.every((type) => isComplete(draft[type], saved[type], find))}
        state={form.state}
        problem={
          form.problem && (
            <SaveProblemNote
              problem={form.problem}
              texts={{
                failed: formatMessage(creationTexts.saveFailed),
                refused: (code, field) => refusedText(code, find(field?.[0] ?? ''), intl),
              }}
            />
          )
        }
        onSubmit={form.submit}
        onDiscard={form.discard}
      >
        {CHANNEL_TYPES.map((type) => (
          <CreationRuleFields
            key={type}
            type={type}
            rule={draft[type] ?? saved[type]}
            saved={saved[type]}
            find={find}
            isLocked={isLocked(gate)}
            gate={gates[type]}
            onChange={(rule) => form.change((values) => ({ ...values, [type]: rule }))}
          />
        ))}
      </PanelForm>
    </>
  );
}

/** Who may create public and private channels. */
export default function ChannelCreationPanel() {
  const { formatMessage } = useIntl();
  const read = useChannelCreation();
  return (
    <PanelBody
      intro={formatMessage(creationTexts.intro)}
      read={read}
      failedText={formatMessage(creationTexts.loadFailed)}
      skeletonRows={6}
    >
      {({ channelCreation, settingChange, publicGate, privateGate }) => (
        <>
          {channelCreation && (
            <CreationForm
              read={channelCreation}
              gates={{ open: publicGate, closed: privateGate }}
              readAgain={read.readAgain}
            />
          )}
          <LastChange change={settingChange} />
        </>
      )}
    </PanelBody>
  );
}
