import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OverviewAppsQuery } from '../../../generated/team/overview/overviewApps.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { wrapsWhereNarrow } from '../../../ui/wrapsWhereNarrow.ts';
import type { TeamOf } from '../../../lib/graphql/teamOf.ts';
import { overviewPhrases, overviewTexts } from './messages.ts';

type App = NonNullable<TeamOf<OverviewAppsQuery>['apps']>[number];

/** How many apps show before more are asked for; their number doubles each time. */
const FIRST_APPS = 5;

function AppItem({ app }: { app: App }) {
  const { formatMessage } = useIntl();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 56, py: 0.75, minWidth: 0 }}>
      <Avatar square name={app.name} seed={app.id} src={app.iconUrl} size={36} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography noWrap title={app.name} sx={{ ...wrapsWhereNarrow, fontWeight: 550 }}>
          {app.name}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {app.description}
        </Typography>
      </Box>
      <Typography variant="body2" color="text.secondary" noWrap sx={{ flexShrink: 0 }}>
        {formatMessage(overviewPhrases.appUsers, { count: app.usersCount })}
      </Typography>
    </Box>
  );
}

/** The apps that people of the team have installed. */
export function AppList({ apps }: { apps: readonly App[] }) {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState(FIRST_APPS);
  if (apps.length === 0) return <Typography color="text.secondary">{formatMessage(overviewTexts.noApps)}</Typography>;
  return (
    <>
      <Box component="ul" role="list" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {apps.slice(0, shown).map((app) => (
          <AppItem key={app.id} app={app} />
        ))}
      </Box>
      {apps.length > shown && (
        <Button size="small" onClick={() => setShown(shown * 2)} sx={{ mt: 1 }}>
          {formatMessage(overviewTexts.moreApps)}
        </Button>
      )}
    </>
  );
}
