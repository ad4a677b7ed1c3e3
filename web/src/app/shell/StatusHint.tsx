import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useViewer } from '../../domains/identity/viewerContext.ts';
import { pathTo } from '../../lib/paths.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { shellMessages } from './messages.ts';

/** Leads admins from a failure to the page that says which parts of the console work. */
export function StatusHint() {
  const { formatMessage } = useIntl();
  const { role } = useViewer();
  const { pathname } = useLocation();
  const path = pathTo('status');
  if (role !== 'ADMIN' || pathname === path) return null;
  return (
    <AppLink to={path} variant="body2">
      {formatMessage(shellMessages.status)}
    </AppLink>
  );
}
