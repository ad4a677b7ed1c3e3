import type { ApolloCache } from '@apollo/client';
import {
  CustomFieldCreateDocument,
  type CustomFieldCreateMutation,
} from '../../../generated/field/form/customFieldCreate.ts';
import { CustomFieldFormDocument } from '../../../generated/field/form/customFieldForm.ts';
import { useDraftSave } from '../../../lib/form/useDraftSave.ts';
import { dropListsInProfiles } from '../fieldCache.ts';

type Payload = CustomFieldCreateMutation['customFieldCreate'];

/** Puts a new field behind the others of the team. */
function keepNewField(cache: ApolloCache, teamId: string, { customField: field }: Payload): void {
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
  return useDraftSave(CustomFieldCreateDocument, ({ customFieldCreate }) => customFieldCreate, {
    update: (cache, payload) => keepNewField(cache, teamId, payload),
  });
}
