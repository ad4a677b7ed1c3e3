import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useFileStorageQuery } from '../../../generated/team/settings/fileStorage.ts';
import { useKnownTeam } from '../../../lib/apollo/useKnownTeam.ts';
import { useFormats } from '../../../lib/intl/formats.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { PanelBody } from '../../../ui/settings/PanelBody.tsx';
import { paywallMessages } from '../../billing/paywall/messages.ts';
import { usePlanGate } from '../../billing/paywall/usePlanGate.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { pathTo } from '../../../lib/paths.ts';
import { storagePhrases, storageTexts } from './fileStorageMessages.ts';
import { StorageFigures } from './StorageFigures.tsx';

/** What PRO gives for each person with a licence; the way there for teams without it. */
function Plan({ isProPlan, bytesPerLicence }: { isProPlan: boolean | null; bytesPerLicence: number }) {
  const { formatMessage } = useIntl();
  const { byteSize } = useFormats();
  // The storage has no gate of its own. Whether the team is excluded from paywalls, each of them says.
  const { gate } = usePlanGate('FILE_SHARING');
  const size = byteSize(bytesPerLicence);
  if (isProPlan === null) return null;
  if (isProPlan) {
    return (
      <Typography variant="body2" color="text.secondary">
        {formatMessage(storagePhrases.pro, { size })}
      </Typography>
    );
  }
  return (
    <Alert severity="info" role="note">
      {formatMessage(storagePhrases.paywall, { size })}
      {gate?.isPaywallShown && (
        <>
          {' '}
          <AppLink to={pathTo('billing')}>{formatMessage(paywallMessages.upgrade)}</AppLink>
        </>
      )}
    </Alert>
  );
}

/** How much of the team's file storage is used. */
export default function FileStoragePanel() {
  const { formatMessage } = useIntl();
  const read = useKnownTeam(useFileStorageQuery(READ_AFRESH), ({ fileStorage }) => fileStorage !== null);
  return (
    <PanelBody
      intro={formatMessage(storageTexts.intro)}
      read={read}
      failedText={formatMessage(storageTexts.loadFailed)}
    >
      {({ fileStorage, isProPlan }) =>
        fileStorage && (
          <>
            <StorageFigures {...fileStorage} />
            <Plan isProPlan={isProPlan} bytesPerLicence={fileStorage.bytesPerLicence} />
          </>
        )
      }
    </PanelBody>
  );
}
