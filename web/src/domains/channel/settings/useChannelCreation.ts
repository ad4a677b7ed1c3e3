import { useChannelCreationQuery } from '../../../generated/channel/settings/channelCreation.ts';
import { ChannelCreatorsDocument } from '../../../generated/channel/settings/channelCreators.ts';
import { ChannelCreationUpdateDocument } from '../../../generated/channel/settings/channelCreationUpdate.ts';
import type { SaveOutcome } from '../../../lib/form/saveOutcome.ts';
import { useDraftSave } from '../../../lib/form/useDraftSave.ts';
import { useKnownTeam } from '../../../lib/apollo/useKnownTeam.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useReadPeople } from '../../member/picker/useReadPeople.ts';
import { CHANNEL_TYPES, changesOf, type ChannelType, type Creation, type CreationDraft } from './creation.ts';

/** Who may create channels, with the people read along with it. */
export const useChannelCreation = () =>
  useKnownTeam(useChannelCreationQuery(READ_AFRESH), ({ channelCreation }) => channelCreation !== null);

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
  const save = useDraftSave(ChannelCreationUpdateDocument, (data) => data.channelCreationUpdate);
  return async (draft) => {
    const changes = changesOf(draft, saved);
    return withPerson(await save(changes), changes);
  };
}

/** Reads those who are chosen for a type of channel, for the picker. */
export const useReadCreators = (type: ChannelType) =>
  useReadPeople(
    ChannelCreatorsDocument,
    (page) => ({ ...page, isOpen: type === 'open' }),
    ({ viewer }) => viewer.team?.channelCreation?.[type]?.members,
  );
