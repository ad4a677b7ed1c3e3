import { useApolloClient } from '@apollo/client/react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { MemberSearchDocument } from '../../../generated/field/profile/memberSearch.ts';
import { searchBy } from '../../../lib/apollo/searchBy.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { comboInput, optionsById, sendsNothing } from '../../../ui/combo.tsx';
import { ComboNote } from '../../../ui/ComboNote.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { FROM_FIRST_CHARACTER, useTagSuggestions, type Tag } from '../../../ui/tagSuggestions.ts';
import { pickedBefore, rememberPicked } from '../../member/picker/pickedBefore.ts';
import type { PickedMember } from '../../member/picker/pickerRows.ts';
import { memberTag } from '../../member/people/memberTag.ts';
import { contactNote } from './contactWords.ts';
import { ariaOf, FieldFrame, type FieldInputProps } from './FieldFrame.tsx';
import { pickedMember } from './profileDraft.ts';
import { profileFieldsTexts } from './profileFieldsMessages.ts';
import { useValueCombo } from './valueCombo.ts';

/** Somebody to choose; `member` is null for whoever has no profile any more. */
interface Contact extends Tag {
  readonly member: PickedMember | null;
}

/** Turns somebody into an entry of the list. */
const useToContact = () => {
  const intl = useIntl();
  return useMemo(
    () =>
      (member: PickedMember): Contact => ({
        ...memberTag(intl, member),
        member,
      }),
    [intl],
  );
};

/** Finds members who are no guests. They are not kept: what the list shows is as it is while it is searched. */
const useContactCandidates = () => {
  const client = useApolloClient();
  const toContact = useToContact();
  return useMemo(
    () => async (search: string, signal: AbortSignal) => {
      const found = await searchBy(
        client,
        MemberSearchDocument,
        { search },
        signal,
        (data) => data.viewer.team?.contacts,
      );
      return found.map(toContact);
    },
    [client, toContact],
  );
};

/** Who is chosen: somebody who was picked before it was saved, too. */
function useChosen({ one, choice }: Pick<FieldInputProps, 'one' | 'choice'>): Contact | null {
  const client = useApolloClient();
  const toContact = useToContact();
  const { value } = one;
  return useMemo(() => {
    const id = pickedMember(choice);
    if (id !== null) {
      const member = value?.contact?.id === id ? value.contact : pickedBefore(client, id);
      return member && toContact(member);
    }
    return choice === '' || !value ? null : { id: value.id, label: value.text, member: null };
  }, [client, toContact, choice, value]);
}

const Face = ({ contact, size }: { contact: Contact; size: number }) => (
  <Avatar
    name={contact.label}
    seed={contact.member?.guid ?? contact.id}
    src={contact.member?.imageUrl ?? null}
    size={size}
  />
);

/** Picks a member of the team, who is searched for by name or address. */
export function ContactInput(props: FieldInputProps) {
  const { one, id, error, isInPage, onChange } = props;
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const combo = useValueCombo();
  const search = useContactCandidates();
  const chosen = useChosen(props);
  const [typed, setTyped] = useState('');
  const { tags, isLoading, isFailed, retry } = useTagSuggestions(search, typed, FROM_FIRST_CHARACTER, false);
  const problem = isFailed ? formatMessage(profileFieldsTexts.searchFailed) : error;
  const note = chosen && contactNote(chosen.member);
  const choose = (next: Contact | null) => {
    if (next?.member) rememberPicked(client, [{ key: next.id, member: next.member }]);
    onChange(next ? `member:${next.id}` : '');
  };
  return (
    <FieldFrame
      one={one}
      id={id}
      error={problem}
      hint={
        note ? (
          <Typography variant="body2" component="div" role="status">
            {formatMessage(note)}
          </Typography>
        ) : (
          chosen === null && formatMessage(profileFieldsTexts.contactHint)
        )
      }
    >
      <Autocomplete<Contact>
        {...combo}
        {...optionsById}
        id={id}
        options={chosen && !tags.some((tag) => tag.id === chosen.id) ? [...tags, chosen] : [...tags]}
        filterOptions={() => [...tags]}
        value={chosen}
        onChange={(_event, next) => choose(next)}
        onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
        getOptionLabel={({ label }) => label}
        loading={isLoading}
        loadingText={<ComboNote text={formatMessage(profileFieldsTexts.searching)} />}
        noOptionsText={
          <ComboNote
            text={formatMessage(typed === '' ? profileFieldsTexts.contactHint : profileFieldsTexts.nobodyFound)}
          />
        }
        autoHighlight
        forcePopupIcon={false}
        // What could not be searched for stays, to be tried again.
        clearOnBlur={!isFailed}
        disablePortal={isInPage}
        renderOption={({ key, ...optionProps }, contact) => (
          <li key={key} {...optionProps}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
              <Face contact={contact} size={28} />
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <bdi>{contact.label}</bdi>
                {contact.detail && (
                  <Typography variant="body2" color="textSecondary">
                    {contact.detail}
                  </Typography>
                )}
              </Box>
            </Box>
          </li>
        )}
        renderInput={(params) =>
          comboInput(params, {
            inputProps: ariaOf({ one, id, error: problem }),
            ...sendsNothing(typed),
            startAdornment: chosen && (
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, pl: 0.5 }}>
                <Box component="span" sx={{ display: 'flex', opacity: note ? 0.6 : 1 }}>
                  <Face contact={chosen} size={24} />
                </Box>
                {chosen.member?.status === 'DEACTIVATED' && (
                  <Badge tone="warning">{formatMessage(profileFieldsTexts.deactivated)}</Badge>
                )}
              </Box>
            ),
          })
        }
      />
      {isFailed && (
        <Button size="small" onClick={retry} sx={{ alignSelf: 'flex-start', mt: 0.5 }}>
          {formatMessage(uiMessages.retry)}
        </Button>
      )}
    </FieldFrame>
  );
}
