import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import type { CustomFieldItemFragment } from '../../../../generated/field/fragments/customFieldItem.ts';
import { CloseIcon } from '../../../../ui/icons.tsx';
import { NativeSelect } from '../../../../ui/NativeSelect.tsx';
import { Tip } from '../../../../ui/Tip.tsx';
import { conditionInWords } from '../../shared/conditionWords.ts';
import type { ConditionChoice } from './conditionChoices.ts';
import { conditionPhrases, conditionTexts } from './conditionMessages.ts';
import type { ConditionRow } from '../fieldForm.ts';
import { Options } from '../Options.tsx';

/** A saved condition, to be read until it is to be changed. */
export function LockedCondition({ field, value, onChange }: { field: string; value: string; onChange: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>{conditionInWords(intl, field, [value])}</bdi>
      </Typography>
      <Button
        size="small"
        // Begins with what it shows, for those who speak its name.
        aria-label={`${formatMessage(conditionTexts.change)}: ${formatMessage(conditionPhrases.changeNamed, { field })}`}
        onClick={onChange}
      >
        {formatMessage(conditionTexts.change)}
      </Button>
    </Box>
  );
}

/** One condition to choose: a field, and one of its values. */
export function ConditionFields({
  row,
  place,
  choices,
  saved,
  isFaulty,
  faultId,
  onChange,
  onRemove,
}: {
  row: ConditionRow;
  place: number;
  choices: readonly ConditionChoice[];
  /** What is saved keeps its names, even where it could not be chosen any more. */
  saved: CustomFieldItemFragment['conditions'];
  isFaulty: boolean;
  /** Of the text that says what is wrong. */
  faultId: string;
  onChange: (row: ConditionRow) => void;
  onRemove: () => void;
}) {
  const { formatMessage } = useIntl();
  const known = saved.find(({ field }) => field.id === row.customFieldId);
  const isOffered = choices.some(({ id }) => id === row.customFieldId);
  const listed: readonly ConditionChoice[] =
    known && !isOffered ? [...choices, { id: known.field.id, name: known.field.name, values: [known.value] }] : choices;
  const chosen = listed.find(({ id }) => id === row.customFieldId);
  const label = formatMessage(conditionPhrases.row, { place: place + 1 });
  const remove = formatMessage(conditionPhrases.remove, { place: place + 1 });
  return (
    <Box
      component="li"
      data-key={row.key}
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, minWidth: 0 }}
    >
      <Box
        role="group"
        aria-label={label}
        sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, flex: '1 1 320px', minWidth: 0 }}
      >
        <NativeSelect
          data-part="field"
          aria-label={formatMessage(conditionTexts.field)}
          aria-invalid={isFaulty && row.customFieldId === ''}
          aria-describedby={isFaulty ? faultId : undefined}
          value={row.customFieldId}
          onChange={({ target }) => onChange({ ...row, customFieldId: target.value, valueId: '' })}
          sx={{ flex: '1 1 140px', minWidth: 0 }}
        >
          <option value="">{formatMessage(conditionTexts.chooseField)}</option>
          {listed.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <Typography component="span" aria-hidden color="textSecondary">
          {formatMessage(conditionTexts.is)}
        </Typography>
        <NativeSelect
          aria-label={formatMessage(conditionTexts.value)}
          aria-invalid={isFaulty && row.valueId === ''}
          aria-describedby={isFaulty ? faultId : undefined}
          value={row.valueId}
          onChange={({ target }) => onChange({ ...row, valueId: target.value })}
          sx={{ flex: '1 1 140px', minWidth: 0 }}
        >
          <option value="">{formatMessage(conditionTexts.chooseValue)}</option>
          {chosen && <Options options={chosen.values} />}
        </NativeSelect>
      </Box>
      <Tip title={remove}>
        <IconButton size="small" aria-label={remove} onClick={onRemove}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Tip>
    </Box>
  );
}
