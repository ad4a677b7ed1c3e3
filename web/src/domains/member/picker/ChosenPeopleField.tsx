import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import type { PickedMemberFragment } from '../../../generated/member/fragments/pickedMember.ts';
import { ChosenPeople, type ChosenPerson } from '../../../ui/settings/ChosenPeople.tsx';
import { chosenTexts } from '../../../ui/settings/chosenMessages.ts';
import { memberName } from '../people/memberName.ts';

/** Somebody as far as a setting needs them. */
type Known = Pick<PickedMemberFragment, 'name' | 'email' | 'status'>;

/** Who is chosen for a setting, below the choice that chosen people may: each by name, and why some of them do not count. */
export function ChosenPeopleField<Person extends Known>({
  keys,
  find,
  isAble,
  isKept,
  hint,
  problem,
  onRemove,
  onChoose,
}: {
  keys: readonly string[];
  /** Null for somebody who is not known, who is counted and not named. */
  find: (key: string) => Person | null;
  /** Whether being chosen does anything for them. */
  isAble: (person: Person) => boolean;
  /** Whether they cannot be taken off. */
  isKept: (key: string) => boolean;
  hint?: string;
  /** What is wrong with who is chosen; null for nothing. */
  problem: string | null;
  onRemove: (key: string) => void;
  /** Null where others cannot be chosen. */
  onChoose: (() => void) | null;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const people = keys.flatMap((key): ChosenPerson[] => {
    const person = find(key);
    if (!person) return [];
    const idle = formatMessage(person.status === 'ACTIVE' ? chosenTexts.guest : chosenTexts.deactivated);
    const note = isAble(person) ? null : idle;
    return [{ key, name: memberName(intl, person), email: person.email, note, isKept: isKept(key) }];
  });
  return (
    <Box sx={{ pl: { xs: 0, sm: 4 }, pt: 0.5, pb: 1 }}>
      <ChosenPeople people={people} count={keys.length} onRemove={onRemove} onChoose={onChoose} />
      {hint && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {hint}
        </Typography>
      )}
      <Box role="status">
        {problem !== null && (
          <FormHelperText error sx={{ mx: 0 }}>
            {problem}
          </FormHelperText>
        )}
      </Box>
    </Box>
  );
}
