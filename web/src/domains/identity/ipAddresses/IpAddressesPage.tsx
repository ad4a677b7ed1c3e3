import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { RefreshIcon } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { IpAddressList } from './IpAddressList.tsx';
import { ipTexts } from './ipAddressMessages.ts';
import { useOwnIpAddresses } from './useOwnIpAddresses.ts';

/** From where the viewer has used the team, for everybody of a team that keeps track of it. */
export default function IpAddressesPage() {
  const { formatMessage } = useIntl();
  const { addresses, isLoading, failure, refresh, isRefreshing, isUpToDate, readAgain } = useOwnIpAddresses();
  const requestId = failure?.requestId ?? null;
  const failedText = formatMessage(ipTexts.loadFailed);
  return (
    <>
      <PageHeader
        title={formatMessage(ipTexts.title)}
        description={formatMessage(ipTexts.description)}
        action={
          <BusyButton
            variant="outlined"
            color="secondary"
            startIcon={<RefreshIcon />}
            busy={isRefreshing}
            onClick={refresh}
          >
            {formatMessage(ipTexts.refresh)}
          </BusyButton>
        }
      />
      <Box role="status" sx={{ color: 'text.secondary', typography: 'body2', height: 20, mt: '-22px', mb: '2px' }}>
        {isUpToDate && !isRefreshing && !failure && formatMessage(ipTexts.refreshed)}
      </Box>
      {addresses && failure && !isLoading && (
        <Box sx={{ mb: 2 }}>
          <FailureAlert text={failedText} requestId={requestId} />
        </Box>
      )}
      {addresses && <IpAddressList addresses={addresses} onChanged={readAgain} />}
      {!addresses && isLoading && (
        <Box aria-busy="true">
          <SectionCard title={formatMessage(ipTexts.list)}>
            <ListSkeleton inset={false} rows={4} rowHeight={61} />
          </SectionCard>
        </Box>
      )}
      {!addresses && !isLoading && <ErrorState title={failedText} requestId={requestId} onRetry={readAgain} />}
    </>
  );
}
