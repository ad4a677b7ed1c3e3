import { useIntl } from 'react-intl';
import { Field } from '../../../ui/Field.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { SettingRow } from '../../../ui/settings/SettingRow.tsx';
import { formTexts, stepTitles } from './formMessages.ts';
import { asTeamUrl } from './importDraft.ts';
import { useFaultText } from './useFaultText.ts';
import type { ImportEditing } from './useImportForm.ts';

/** What is known of the short address that is typed, where nothing is wrong with it. */
function hintOf({ draft, team, url }: ImportEditing) {
  if (asTeamUrl(draft.teamUrl) === team.url) return formTexts.urlOwn;
  if (url.isChecking) return formTexts.urlChecking;
  return url.isAnswered ? formTexts.urlAvailable : formTexts.urlUnread;
}

/** The second step: the URL that the team has from then on, and whether people are told. */
export function TeamStep({ editing }: { editing: ImportEditing }) {
  const { formatMessage } = useIntl();
  const textOf = useFaultText();
  const { draft, set, leave, saidOf, faultOf } = editing;
  const fault = saidOf('teamUrl');
  const isHinted = faultOf('teamUrl') === null;
  return (
    <FormSection title={formatMessage(stepTitles.team)}>
      <Field
        label={formatMessage(formTexts.teamUrl)}
        hint={isHinted && <span role="status">{formatMessage(hintOf(editing))}</span>}
        value={draft.teamUrl}
        error={fault && textOf(fault)}
        onChange={({ target }) => set({ teamUrl: target.value })}
        onBlur={() => leave('teamUrl')}
        inputProps={{ autoCapitalize: 'none', spellCheck: false, inputMode: 'url', autoComplete: 'off' }}
      />
      <SettingRow
        label={formatMessage(formTexts.invite)}
        state={formatMessage(draft.isInvite ? formTexts.inviteOn : formTexts.inviteOff)}
        control={{ isOn: draft.isInvite, isDisabled: false, onChange: () => set({ isInvite: !draft.isInvite }) }}
        isSaved={false}
      />
    </FormSection>
  );
}
