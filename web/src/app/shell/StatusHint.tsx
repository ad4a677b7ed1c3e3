import Link from '@mui/material/Link';
import { useIntl } from 'react-intl';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useViewer } from '../../domains/identity/viewerContext.ts';
import { pathTo } from '../../lib/paths.ts';
import { shellMessages } from './messages.ts';

/** Leads admins from a failure to the page that says which parts of the console work. */
export function StatusHint() {
  const { formatMessage } = useIntl();
  const { role } = useViewer();
  const { pathname } = useLocation();
  const path = pathTo('status');
  if (role !== 'ADMIN' || pathname === path) return null;
  return (
    <Link component={RouterLink} to={path} variant="body2">
      {formatMessage(shellMessages.status)}
    </Link>
  );
}
