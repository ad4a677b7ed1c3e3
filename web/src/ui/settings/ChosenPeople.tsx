import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Chip } from '../Chip.tsx';
import { useRescuedFocus } from '../../lib/focus/useRescuedFocus.ts';
import { CloseIcon } from '../icons.tsx';
import { chosenPhrases, chosenTexts } from './chosenMessages.ts';

/** Of more people it says how many they are: the picker shows them all. */
const MOST_SHOWN = 50;

/** Somebody who is chosen for a setting. */
export interface ChosenPerson {
  readonly key: string;
  /** Their whole name; their address where they have none. */
  readonly name: string;
  /** Their address, which tells them from another of the same name. */
  readonly email: string | null;
  /** Why choosing them does nothing at the moment, in a word; null where it does. */
  readonly note: string | null;
  /** Whether they cannot be taken off. */
  readonly isKept: boolean;
}

/** People by what they are called: the address is added where another has the same name. */
function named(people: readonly ChosenPerson[]) {
  const times = Map.groupBy(people, ({ name }) => name);
  return people.slice(0, MOST_SHOWN).map((person) => {
    const isAmbiguous = person.email !== person.name && (times.get(person.name)?.length ?? 0) > 1;
    return { ...person, shown: isAmbiguous && person.email ? `${person.name}, ${person.email}` : person.name };
  });
}

function Chosen({
  person: { shown, email, note, isKept },
  onRemove,
}: {
  person: ReturnType<typeof named>[number];
  onRemove: () => void;
}) {
  const { formatMessage } = useIntl();
  const name = note === null ? shown : formatMessage(chosenPhrases.noted, { name: shown, note });
  const look = {
    size: 'small',
    variant: note === null ? 'filled' : 'outlined',
    label: <bdi>{name}</bdi>,
    title: email ?? undefined,
    sx: note === null ? {} : { color: 'text.secondary', borderStyle: 'dashed' },
  } as const;
  if (isKept) return <Chip {...look} />;
  return (
    <Chip
      {...look}
      component="button"
      type="button"
      aria-label={formatMessage(chosenPhrases.remove, { name })}
      deleteIcon={<CloseIcon aria-hidden />}
      // Screen readers press its middle: the whole of it takes them away.
      onClick={onRemove}
      onDelete={onRemove}
    />
  );
}

/** How many people are chosen for a setting, the first of them each with the way off the list, and the way to choose others. */
export function ChosenPeople({
  people,
  count,
  onRemove,
  onChoose,
}: {
  /** Those who are known by name. */
  people: readonly ChosenPerson[];
  /** How many are chosen, known or not. */
  count: number;
  onRemove: (key: string) => void;
  /** Null where others cannot be chosen. */
  onChoose: (() => void) | null;
}) {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const shown = named(people);
  const keys = shown.map(({ key }) => key);
  useRescuedFocus(list, keys, false);
  const remove = (key: string) => {
    if (shown.length === 1) choose.current?.focus();
    onRemove(key);
  };
  const hidden = count - shown.length;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        {onChoose && (
          <Button ref={choose} size="small" onClick={onChoose}>
            {formatMessage(chosenTexts.choose)}
          </Button>
        )}
        <Typography variant="body2" color="text.secondary" role="status">
          {count === 0 ? formatMessage(chosenTexts.nobody) : formatMessage(chosenPhrases.count, { count })}
        </Typography>
      </Box>
      {shown.length > 0 && (
        <Box
          component="ul"
          role="list"
          ref={list}
          aria-label={formatMessage(chosenTexts.people)}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, listStyle: 'none', m: 0, p: 0 }}
        >
          {shown.map((person) => (
            <Box component="li" key={person.key} sx={{ minWidth: 0, maxWidth: '100%' }}>
              <Chosen person={person} onRemove={() => remove(person.key)} />
            </Box>
          ))}
          {hidden > 0 && (
            <Typography component="li" variant="body2" color="text.secondary" sx={{ alignSelf: 'center' }}>
              {formatMessage(chosenPhrases.more, { count: hidden })}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}
