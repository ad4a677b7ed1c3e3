import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { useMergeDomainsQuery } from '../../../../generated/team/settings/mergeDomains/mergeDomains.ts';
import { READ_AFRESH } from '../../../../lib/apollo/inPlace.ts';
import { useKnownTeam } from '../../../../lib/apollo/useKnownTeam.ts';
import { LastChange } from '../../../../ui/settings/LastChange.tsx';
import { PanelBody } from '../../../../ui/settings/PanelBody.tsx';
import { DomainForm } from './DomainForm.tsx';
import { DomainLists } from './DomainLists.tsx';
import { mergeTexts } from './mergeDomainsMessages.ts';

/** With which domains the team is one organisation, and how it becomes one with another. */
export default function MergeDomainsPanel() {
  const { formatMessage } = useIntl();
  const read = useKnownTeam(useMergeDomainsQuery(READ_AFRESH), ({ domainRoster }) => domainRoster !== null);
  return (
    <PanelBody
      intro={formatMessage(mergeTexts.intro)}
      lead={<DomainForm />}
      read={read}
      failedText={formatMessage(mergeTexts.failed)}
      skeletonRows={5}
    >
      {({ domainRoster, settingChange }) => (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {domainRoster && <DomainLists roster={domainRoster} />}
          <LastChange change={settingChange} />
        </Box>
      )}
    </PanelBody>
  );
}
