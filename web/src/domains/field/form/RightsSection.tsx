import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { HintedRadio } from '../../../ui/HintedRadio.tsx';
import { SettingRow } from '../../../ui/settings/SettingRow.tsx';
import { editorNames, fieldLabels } from '../list/fieldListMessages.ts';
import { EDITORS } from './fieldForm.ts';
import { formTexts } from './fieldFormMessages.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import type { FieldDraft } from './useFieldDraft.ts';

const HINTS = {
  USER: formTexts.editorsUserHint,
  ADMIN: formTexts.editorsAdminHint,
} as const;

/** Who may edit what people have in the field, and whether it may be left empty. */
export function RightsSection({ form }: { form: FieldDraft['form'] }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { control } = form;
  const editors = useController({ control, name: 'editableBy' }).field;
  const mandatory = useController({ control, name: 'isMandatory' }).field;
  return (
    <FormSection title={formatMessage(formTexts.rights)}>
      <div>
        <Typography id={id} variant="subtitle2" component="p">
          {formatMessage(fieldLabels.editor)}
        </Typography>
        <RadioGroup
          aria-labelledby={id}
          name={editors.name}
          value={editors.value}
          onChange={(_event, value) => editors.onChange(value)}
        >
          {EDITORS.map((editor) => (
            <HintedRadio
              key={editor}
              value={editor}
              name={formatMessage(editorNames[editor])}
              hint={formatMessage(HINTS[editor])}
            />
          ))}
        </RadioGroup>
      </div>
      <SettingRow
        label={formatMessage(formTexts.mandatory)}
        state={formatMessage(mandatory.value ? formTexts.mandatoryOn : formTexts.mandatoryOff)}
        control={{ isOn: mandatory.value, isDisabled: false, onChange: () => mandatory.onChange(!mandatory.value) }}
        isSaved={false}
      />
    </FormSection>
  );
}
