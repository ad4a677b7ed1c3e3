import { useIntl } from 'react-intl';
import { useGoogleSignInQuery } from '../../../generated/sso/settings/googleSignIn.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useInstantSetting } from '../../../lib/form/useInstantSetting.ts';
import { useKnownTeam } from '../../../lib/apollo/useKnownTeam.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useDialogWord } from '../../../lib/urlState/useDialogWord.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
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
function GoogleSignInSwitch({
  isRequired,
  hasSaml,
  readAgain,
}: {
  isRequired: boolean;
  /** Whether people sign in at an identity provider, beside which Google is not required. */
  hasSaml: boolean;
  readAgain: () => Promise<boolean>;
}) {
  const { formatMessage } = useIntl();
  const update = useGoogleSignInUpdate(readAgain);
  const { shown, isSaving, isSaved, problem, change } = useInstantSetting({ value: isRequired, save: update });
  const isLocked = hasSaml && !shown;
  const question = useDialogWord(ASK, !shown && !hasSaml);
  const refused = (code: string) =>
    code === 'GOOGLE_NOT_CONFIGURED' ? formatMessage(googleSignInTexts.notConfigured) : null;
  return (
    <>
      <SettingRow
        label={formatMessage(googleSignInTexts.label)}
        state={formatMessage(shown ? googleSignInTexts.on : googleSignInTexts.off)}
        note={isLocked ? formatMessage(googleSignInTexts.samlNote) : undefined}
        control={{
          isOn: shown,
          isDisabled: isLocked,
          onChange: () => (shown ? change(false) : question.open()),
        }}
        isSaved={isSaved}
        isBusy={isSaving}
      />
      {isLocked && <AppLink to={pathTo('authentication')}>{formatMessage(googleSignInTexts.toAuthentication)}</AppLink>}
      <SaveProblemNote problem={problem} texts={{ failed: formatMessage(googleSignInTexts.saveFailed), refused }} />
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
      {({ isGoogleSignInRequired, signInMethod, settingChange }) => (
        <>
          <GoogleSignInSwitch
            isRequired={isGoogleSignInRequired === true}
            hasSaml={signInMethod === 'SAML'}
            readAgain={read.readAgain}
          />
          <LastChange change={settingChange} />
        </>
      )}
    </PanelBody>
  );
}
