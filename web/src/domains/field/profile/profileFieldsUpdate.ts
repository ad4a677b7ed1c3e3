import {
  ProfileFieldsUpdateDocument,
  type ProfileFieldInput,
} from '../../../generated/field/profile/profileFieldsUpdate.ts';
import { ViewerProfileValuesFragmentDocument } from '../../../generated/field/profile/viewerProfileValues.ts';
import { saveOutcomeOf, type SaveOutcome } from '../../../lib/form/saveOutcome.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';

/** Whose fields are saved. */
export type FieldsOwner = {
  /** Null for one's own. */
  readonly memberId: string | null;
  /** The viewer, where these are their own fields: they are kept twice, with the viewer and with the member. */
  readonly viewerId: string | null;
};

/** A refusal's field names a custom field by its place in what was sent: it becomes that field's id. */
function withFieldId(outcome: SaveOutcome, sent: readonly ProfileFieldInput[]): SaveOutcome {
  if (outcome.kind !== 'refused') return outcome;
  const [list, place] = outcome.field ?? [];
  const id = list === 'fields' && place !== undefined ? sent[Number(place)]?.customFieldId : undefined;
  return { ...outcome, field: id === undefined ? null : [id] };
}

/** Saves what was changed of somebody's custom fields. Where a field is the reason for a refusal, it is named by its id. */
export function useProfileFieldsUpdate({ memberId, viewerId }: FieldsOwner) {
  const save = useKeyedMutation(
    ProfileFieldsUpdateDocument,
    (data) => data.profileFieldsUpdate,
    (cache, { member }) => {
      const kept = member?.profileFields;
      if (!kept || viewerId === null) return;
      const viewer = { __typename: 'Viewer', id: viewerId, profileFields: kept };
      cache.writeFragment({
        fragment: ViewerProfileValuesFragmentDocument,
        fragmentName: 'ViewerProfileValues',
        data: viewer,
      });
    },
  );
  return async (fields: ProfileFieldInput[], version: number): Promise<SaveOutcome> => {
    const { payload, failure } = await save({ ...(memberId !== null && { memberId }), fields, version });
    return withFieldId(saveOutcomeOf(payload && payload.userErrors, failure), fields);
  };
}
