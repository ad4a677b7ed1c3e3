import type { ApolloCache } from '@apollo/client';
import {
  useCustomFieldCreateMutation,
  type CustomFieldCreateMutation,
} from '../../../generated/field/form/customFieldCreate.ts';
import { CustomFieldFormDocument } from '../../../generated/field/form/customFieldForm.ts';
import { useDraftSave } from '../../../lib/form/useDraftSave.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { dropListsInProfiles } from '../fieldCache.ts';
import type { createInputOf } from './fieldChanges.ts';

type NewField = NonNullable<ReturnType<typeof createInputOf>>;

/** Puts a new field behind the others of the team. */
function keepNewField(cache: ApolloCache, teamId: string, data: CustomFieldCreateMutation | null | undefined): void {
  const field = data?.customFieldCreate.customField;
  if (!field) return;
  cache.updateQuery({ query: CustomFieldFormDocument }, (known) => {
    const team = known?.viewer.team;
    if (!known || !team?.customFields || team.customFields.some(({ id }) => id === field.id)) return undefined;
    return { viewer: { ...known.viewer, team: { ...team, customFields: [...team.customFields, field] } } };
  });
  dropListsInProfiles(cache, teamId);
}

/** Adds a field, which stands in the list then. A try whose answer is lost is repeated under the same key. */
export function useCustomFieldCreate(teamId: string) {
  const [mutate] = useCustomFieldCreateMutation({
    ...IN_PLACE,
    update: (cache, { data }) => keepNewField(cache, teamId, data),
  });
  return useDraftSave<NewField, CustomFieldCreateMutation>(
    mutate,
    ({ customFieldCreate }) => customFieldCreate,
    () => Promise.resolve(null),
  );
}
