import { useIntl } from 'react-intl';
import { useGoogleSignInQuery } from '../../../generated/sso/settings/googleSignIn.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useInstantSetting } from '../../../lib/form/useInstantSetting.ts';
import { useKnownTeam } from '../../../lib/apollo/useKnownTeam.ts';
import { useDialogWord } from '../../../lib/urlState/useDialogWord.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LastChange } from '../../../ui/settings/LastChange.tsx';
import { PanelBody } from '../../../ui/settings/PanelBody.tsx';
import { SaveProblemNote } from '../../../ui/form/SaveProblemNote.tsx';
import { SettingRow } from '../../../ui/settings/SettingRow.tsx';
import { googleSignInTexts } from './googleSignInMessages.ts';
import { useGoogleSignInUpdate } from './googleSignInUpdate.ts';

/** The question's word in the address. */
const ASK = 'require-google';

/** The switch. It asks before it shuts out those who have no Google account; turning it off shuts out nobody. */
function GoogleSignInSwitch({ isRequired, readAgain }: { isRequired: boolean; readAgain: () => Promise<unknown> }) {
  const { formatMessage } = useIntl();
  const update = useGoogleSignInUpdate(readAgain);
  const { shown, isSaving, isSaved, problem, change } = useInstantSetting({ value: isRequired, save: update });
  const question = useDialogWord(ASK, !shown);
  return (
    <>
      <SettingRow
        label={formatMessage(googleSignInTexts.label)}
        state={formatMessage(shown ? googleSignInTexts.on : googleSignInTexts.off)}
        control={{
          isOn: shown,
          isDisabled: false,
          onChange: () => (shown ? change(false) : question.open()),
        }}
        isSaved={isSaved}
        isBusy={isSaving}
      />
      <SaveProblemNote problem={problem} texts={{ failed: formatMessage(googleSignInTexts.saveFailed) }} />
      {question.isOpen && (
        <ConfirmDialog
          open
          title={formatMessage(googleSignInTexts.askTitle)}
          text={formatMessage(googleSignInTexts.askText)}
          confirmLabel={formatMessage(googleSignInTexts.askConfirm)}
          onConfirm={() => {
            question.close();
            change(true);
          }}
          onCancel={question.close}
        />
      )}
    </>
  );
}

/** Whether people have to sign in with Google. */
export default function GoogleSignInPanel() {
  const { formatMessage } = useIntl();
  const read = useKnownTeam(
    useGoogleSignInQuery(READ_AFRESH),
    ({ isGoogleSignInRequired }) => isGoogleSignInRequired !== null,
  );
  return (
    <PanelBody
      intro={formatMessage(googleSignInTexts.intro)}
      read={read}
      failedText={formatMessage(googleSignInTexts.loadFailed)}
      skeletonRows={2}
    >
      {({ isGoogleSignInRequired, settingChange }) => (
        <>
          <GoogleSignInSwitch isRequired={isGoogleSignInRequired === true} readAgain={read.readAgain} />
          <LastChange change={settingChange} />
        </>
      )}
    </PanelBody>
  );
}
