import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { isOffered } from '../../lib/config/offered.ts';
import { pathTo } from '../../lib/paths.ts';
import { useUrlState } from '../../lib/urlState/useUrlState.ts';
import { LinkTabs } from '../../ui/LinkTabs.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { authenticationTexts } from './authenticationMessages.ts';
import { ProvisioningTab } from './provisioning/ProvisioningTab.tsx';
import { SignInTab } from './SignInTab.tsx';

const PROVISIONING = 'provisioning';

/** How the people of the team sign in, and how a directory service keeps them. */
export default function AuthenticationPage() {
  const { formatMessage } = useIntl();
  const [params] = useUrlState();
  const hasProvisioning = isOffered('scim');
  const isProvisioning = hasProvisioning && params.get('tab') === PROVISIONING;
  const path = pathTo('authentication');
  const tabs = [
    { to: path, name: formatMessage(authenticationTexts.tabSignIn), isCurrent: !isProvisioning },
    {
      to: `${path}?tab=${PROVISIONING}`,
      name: formatMessage(authenticationTexts.tabProvisioning),
      isCurrent: isProvisioning,
    },
  ];
  return (
    <>
      <PageHeader
        title={formatMessage(authenticationTexts.title)}
        description={formatMessage(authenticationTexts.description)}
      />
      {hasProvisioning && <LinkTabs label={formatMessage(authenticationTexts.tabs)} tabs={tabs} />}
      {/* What was entered there stays while the other tab is looked at. */}
      <Box hidden={isProvisioning}>
        <SignInTab />
      </Box>
      {isProvisioning && <ProvisioningTab />}
    </>
  );
}
