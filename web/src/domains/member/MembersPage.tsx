import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { memberTexts } from './messages.ts';
import { UsersTab } from './UsersTab.tsx';

const TAB_ID = 'members-tab-all';
const PANEL_ID = 'members-panel-all';

/**
 * The people of the team. Of the tabs only "Users" exists in this version: every `?tab=` leads to it.
 */
export default function MembersPage() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader
        title={formatMessage(memberTexts.pageTitle)}
        description={formatMessage(memberTexts.pageDescription)}
      />
      <Tabs value="all" aria-label={formatMessage(memberTexts.tabs)} sx={{ mb: 2 }}>
        <Tab value="all" id={TAB_ID} aria-controls={PANEL_ID} label={formatMessage(memberTexts.usersTab)} />
      </Tabs>
      <Box role="tabpanel" id={PANEL_ID} aria-labelledby={TAB_ID}>
        <UsersTab />
      </Box>
    </>
  );
}
