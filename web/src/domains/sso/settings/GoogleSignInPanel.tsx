import { useIntl } from 'react-intl';
import { useGoogleSignInQuery, type GoogleSignInOfTeamFragment } from '../../../generated/sso/settings/googleSignIn.ts';
import { failureOf } from '../../../lib/apollo/failureLink.ts';
import { useInstantSetting } from '../../../lib/form/useInstantSetting.ts';
import { useLastKnown } from '../../../lib/graphql/useLastKnown.ts';
import { useDialogWord } from '../../../lib/urlState/useDialogWord.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LastChange } from '../../../ui/settings/LastChange.tsx';
import { PanelBody } from '../../../ui/settings/PanelBody.tsx';
import { SaveProblemNote } from '../../../ui/settings/SaveProblemNote.tsx';
import { SettingRow } from '../../../ui/settings/SettingRow.tsx';
import { lastChangeOf } from '../../../ui/settings/lastChangeOf.ts';
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

const isKnown = (team: GoogleSignInOfTeamFragment | null) => team !== null && team.isGoogleSignInRequired !== null;

/** Whether people have to sign in with Google. */
export default function GoogleSignInPanel() {
  const { formatMessage } = useIntl();
  const { data, loading, error, refetch } = useGoogleSignInQuery({
    context: { errorInPlace: true },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const team = data?.viewer.team ?? null;
  const known = useLastKnown(isKnown(team) ? team : null);
  const readAgain = () => refetch().catch(() => undefined);
  return (
    <PanelBody
      intro={formatMessage(googleSignInTexts.intro)}
      data={known}
      isLoading={loading}
      requestId={failureOf(error)?.requestId}
      failedText={formatMessage(googleSignInTexts.loadFailed)}
      onRetry={() => void readAgain()}
      skeletonRows={2}
    >
      {({ isGoogleSignInRequired, settingChange }) => (
        <>
          <GoogleSignInSwitch isRequired={isGoogleSignInRequired === true} readAgain={readAgain} />
          <LastChange change={lastChangeOf(settingChange)} />
        </>
      )}
    </PanelBody>
  );
}
