import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { manageTexts } from './passwordMessages.ts';
import { PasswordSection } from './PasswordSection.tsx';
import { TeamsSection } from './TeamsSection.tsx';

/** One's own password and teams. For everybody. */
export default function ProfileManagePage() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader title={formatMessage(manageTexts.title)} description={formatMessage(manageTexts.description)} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PasswordSection />
        <TeamsSection />
      </Box>
    </>
  );
}
