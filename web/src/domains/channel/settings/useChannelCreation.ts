import { useChannelCreationQuery } from '../../../generated/channel/settings/channelCreation.ts';
import { ChannelCreatorsDocument } from '../../../generated/channel/settings/channelCreators.ts';
import { useChannelCreationUpdateMutation } from '../../../generated/channel/settings/channelCreationUpdate.ts';
import { saveOutcomeOf } from '../../../lib/form/saveOutcome.ts';
import type { SaveOutcome } from '../../../lib/form/useSettingDraft.ts';
import { useActionKeys } from '../../../lib/graphql/actionKey.ts';
import { useKnownTeam } from '../../../lib/graphql/useKnownTeam.ts';
import { answerOf } from '../../../lib/graphql/callAnswer.ts';
import { CALL_IN_PLACE, READ_IN_PLACE } from '../../../lib/graphql/inPlace.ts';
import { useReadPeople } from '../../member/dialogs/useReadPeople.ts';
import { CHANNEL_TYPES, changesOf, type ChannelType, type Creation, type CreationDraft } from './creation.ts';

/** Who may create channels, with the people read along with it. */
export const useChannelCreation = () =>
  useKnownTeam(
    useChannelCreationQuery({ ...READ_IN_PLACE, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' }),
    ({ channelCreation }) => channelCreation !== null,
  );

/** A refusal's field names somebody by their place in the list that was sent. */
function withPerson(outcome: SaveOutcome, sent: ReturnType<typeof changesOf>): SaveOutcome {
  if (outcome.kind !== 'refused') return outcome;
  const [type, list, place] = outcome.field ?? [];
  const rule = CHANNEL_TYPES.find((one) => one === type);
  const id = rule && list === 'memberIds' ? sent[rule]?.memberIds?.[Number(place)] : undefined;
  return id === undefined ? outcome : { ...outcome, field: [id] };
}

/**
 * Saves what differs from what was read. A try whose answer is lost is repeated under the same key. Where somebody who is
 * chosen is the reason for a refusal, its field is their id.
 */
export function useChannelCreationUpdate(saved: Creation): (draft: CreationDraft) => Promise<SaveOutcome> {
  const keys = useActionKeys();
  const [mutate] = useChannelCreationUpdateMutation(CALL_IN_PLACE);
  return async (draft) => {
    const changes = changesOf(draft, saved);
    const input = { ...changes, idempotencyKey: keys.keyFor(changes) };
    const { payload, failure } = await answerOf(mutate({ variables: { input } }), (data) => data.channelCreationUpdate);
    if (payload) keys.settle();
    return withPerson(saveOutcomeOf(payload && payload.userErrors, failure), changes);
  };
}

/** Reads those who are chosen for a type of channel, for the picker. */
export const useReadCreators = (type: ChannelType) =>
  useReadPeople(
    ChannelCreatorsDocument,
    (page) => ({ ...page, isOpen: type === 'open' }),
    ({ viewer }) => viewer.team?.channelCreation?.[type]?.members,
  );
