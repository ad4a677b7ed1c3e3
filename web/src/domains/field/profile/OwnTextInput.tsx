import { OWN_VALUE_MAX } from '@muster/schema/formats/customField';
import Autocomplete from '@mui/material/Autocomplete';
import { useIntl } from 'react-intl';
import { comboInput } from '../../../ui/combo.tsx';
import { CharacterCount } from '../../../ui/form/CharacterCount.tsx';
import { ariaOf, FieldFrame, type FieldInputProps } from './FieldFrame.tsx';
import { chosenValue, isOwnText, teamValuesOf, typedText } from './profileDraft.ts';
import { profileFieldsTexts } from './profileFieldsMessages.ts';
import { firstMatches, useShownHint, useValueCombo } from './valueCombo.ts';

/** Chooses one of the team's values, or takes a text of one's own. Typing goes on beyond the limit, and is marked. */
export function OwnTextInput(props: FieldInputProps) {
  const { one, id, error, choice, isInPage, onChange } = props;
  const { formatMessage } = useIntl();
  const combo = useValueCombo();
  const values = teamValuesOf(one);
  const shownHint = useShownHint(values.length);
  const known = one.value ? [...values, one.value] : values;
  const text = typedText(choice) ?? known.find((value) => value.id === chosenValue(choice))?.text ?? '';
  return (
    <FieldFrame
      one={one}
      id={id}
      error={error}
      hint={[formatMessage(profileFieldsTexts.ownTextHint), shownHint].filter(Boolean).join(' ')}
      // The limit is one of own texts: the team's values may be longer.
      labelAction={isOwnText(one, choice) && <CharacterCount text={text} most={OWN_VALUE_MAX} />}
    >
      <Autocomplete
        {...combo}
        id={id}
        freeSolo
        forcePopupIcon
        options={values.map((value) => value.text)}
        value={text === '' ? null : text}
        inputValue={text}
        onInputChange={(_event, next, reason) => {
          if (reason === 'input' || reason === 'clear' || reason === 'selectOption') onChange(`text:${next}`);
        }}
        // What stands there already narrows nothing, so that the other values are shown beside it.
        filterOptions={(all, { inputValue }) => firstMatches(all, all.includes(inputValue) ? '' : inputValue, String)}
        disablePortal={isInPage}
        renderInput={(params) => comboInput(params, { inputProps: ariaOf(props) })}
      />
    </FieldFrame>
  );
}
