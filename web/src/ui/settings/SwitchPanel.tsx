import { type MessageDescriptor, useIntl } from 'react-intl';
import type { SaveOutcome } from '../../lib/form/saveOutcome.ts';
import { useInstantSetting } from '../../lib/form/useInstantSetting.ts';
import { SaveProblemNote } from '../form/SaveProblemNote.tsx';
import { LastChange } from './LastChange.tsx';
import type { SettingChange } from './lastChangeOf.ts';
import { PanelBody, type PanelRead } from './PanelBody.tsx';
import { SettingRow } from './SettingRow.tsx';

type Texts = Readonly<Record<'intro' | 'label' | 'on' | 'off' | 'failed' | 'saveFailed', MessageDescriptor>>;
type Save = (isOn: boolean) => Promise<SaveOutcome>;

function Switch({ texts, value, save }: { texts: Texts; value: boolean; save: Save }) {
  const { formatMessage } = useIntl();
  const { shown, isSaving, isSaved, problem, change } = useInstantSetting({ value, save });
  return (
    <>
      <SettingRow
        label={formatMessage(texts.label)}
        state={formatMessage(shown ? texts.on : texts.off)}
        control={{ isOn: shown, isDisabled: false, onChange: () => change(!shown) }}
        isSaved={isSaved}
        isBusy={isSaving}
      />
      <SaveProblemNote problem={problem} texts={{ failed: formatMessage(texts.saveFailed) }} />
    </>
  );
}

/** A panel that is one switch, saved as soon as it is pressed, and nothing that hinders it. */
export function SwitchPanel<Data extends { readonly settingChange: SettingChange | null }>({
  texts,
  read,
  isOnIn,
  save,
}: {
  texts: Texts;
  read: PanelRead<Data>;
  isOnIn: (data: Data) => boolean;
  save: Save;
}) {
  const { formatMessage } = useIntl();
  return (
    <PanelBody intro={formatMessage(texts.intro)} read={read} failedText={formatMessage(texts.failed)} skeletonRows={2}>
      {(data) => (
        <>
          <Switch texts={texts} value={isOnIn(data)} save={save} />
          <LastChange change={data.settingChange} />
        </>
      )}
    </PanelBody>
  );
}
