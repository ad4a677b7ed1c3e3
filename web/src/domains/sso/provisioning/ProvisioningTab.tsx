import Paper from '@mui/material/Paper';
import { useIntl } from 'react-intl';
import { useProvisioningQuery } from '../../../generated/sso/provisioning/provisioning.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useKnownTeam } from '../../../lib/apollo/useKnownTeam.ts';
import { PanelBody } from '../../../ui/settings/PanelBody.tsx';
import { CopyField } from '../CopyField.tsx';
import { provisioningTexts } from './provisioningMessages.ts';
import { TokenCard } from './TokenCard.tsx';

/** How a directory service keeps the people of the team: where it speaks to, and by which token. */
export function ProvisioningTab() {
  const { formatMessage } = useIntl();
  const read = useKnownTeam(useProvisioningQuery(READ_AFRESH), ({ provisioning }) => provisioning !== null);
  return (
    <PanelBody
      intro={formatMessage(provisioningTexts.intro)}
      read={read}
      failedText={formatMessage(provisioningTexts.loadFailed)}
    >
      {({ provisioning }) =>
        provisioning && (
          <>
            <Paper variant="outlined" sx={{ p: 2.5 }}>
              <CopyField
                label={formatMessage(provisioningTexts.endpoint)}
                copyLabel={formatMessage(provisioningTexts.endpointCopy)}
                text={provisioning.scimUrl}
              />
            </Paper>
            <TokenCard token={provisioning.token} readAgain={read.readAgain} />
          </>
        )
      }
    </PanelBody>
  );
}
