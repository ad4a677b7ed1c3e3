import Autocomplete from '@mui/material/Autocomplete';
import { useIntl } from 'react-intl';
import { comboInput, optionsById } from '../../../ui/combo.tsx';
import { ComboNote } from '../../../ui/ComboNote.tsx';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { ariaOf, FieldFrame, type FieldInputProps } from './FieldFrame.tsx';
import { chosenValue, teamValuesOf, type ReadField } from './profileDraft.ts';
import { profileFieldsTexts } from './profileFieldsMessages.ts';
import { firstMatches, useShownHint, useValueCombo } from './valueCombo.ts';

/** Of more values than these one is found by typing. */
const MOST_LISTED = 15;

/** The values to choose from. One that somebody has, and that the field has no more, is among them. */
function valuesOf(one: ReadField) {
  const values = teamValuesOf(one);
  const { value } = one;
  return value && !values.some(({ id }) => id === value.id) ? [...values, value] : values;
}

/** One of few values, in the browser's own list. */
function ShortList(props: FieldInputProps) {
  const { one, id, error, choice, onChange } = props;
  const { formatMessage } = useIntl();
  const values = valuesOf(one);
  const choose = (valueId: string) => {
    const chosen = values.find((value) => value.id === valueId);
    onChange(chosen ? `value:${chosen.id}` : '');
  };
  return (
    <FieldFrame one={one} id={id} error={error}>
      <NativeSelect
        id={id}
        {...ariaOf(props)}
        value={chosenValue(choice) ?? ''}
        onChange={({ target }) => choose(target.value)}
        sx={{ width: 1 }}
      >
        <option value="">{formatMessage(profileFieldsTexts.nothing)}</option>
        {values.map((value) => (
          <option key={value.id} value={value.id}>
            {value.text}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}

/** One of many values, found by the beginnings of its words. */
function LongList(props: FieldInputProps) {
  const { one, id, error, choice, isInPage, onChange } = props;
  const { formatMessage } = useIntl();
  const combo = useValueCombo();
  const values = valuesOf(one);
  const hint = useShownHint(values.length);
  return (
    <FieldFrame one={one} id={id} error={error} hint={hint}>
      <Autocomplete
        {...combo}
        {...optionsById}
        id={id}
        options={values}
        value={values.find((value) => value.id === chosenValue(choice)) ?? null}
        onChange={(_event, next) => onChange(next ? `value:${next.id}` : '')}
        getOptionLabel={({ text }) => text}
        filterOptions={(all, { inputValue }) => firstMatches(all, inputValue, ({ text }) => text)}
        noOptionsText={<ComboNote text={formatMessage(profileFieldsTexts.noMatch)} />}
        autoHighlight
        disablePortal={isInPage}
        renderInput={(params) => comboInput(params, { inputProps: ariaOf(props) })}
      />
    </FieldFrame>
  );
}

/** Chooses one of the values that the team has given a field. */
export const SelectInput = (props: FieldInputProps) =>
  valuesOf(props.one).length > MOST_LISTED ? <LongList {...props} /> : <ShortList {...props} />;
