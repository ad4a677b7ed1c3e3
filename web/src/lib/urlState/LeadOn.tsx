import { useContext, useEffect, useEffectEvent } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigate } from 'react-router-dom';

/**
 * Leads from this page to another one, once, which takes its place in the history. Who is on the way elsewhere is left alone:
 * while the code of that page is fetched this one is still there, and what it learns meanwhile must not lead anybody back.
 */
export function LeadOn({ to }: { to: string }) {
  const { key } = useLocation();
  const navigate = useNavigate();
  const router = useContext(RouterContext)?.router;
  const lead = useEffectEvent(() => {
    if (!router || router.state.location.key === key) void navigate(to, { replace: true });
  });
  // Not for each address: a page that stays at the one it is led to would lead there for ever.
  useEffect(() => lead(), [to]);
  return null;
}
