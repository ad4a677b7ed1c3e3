import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigate } from 'react-router-dom';

/**
 * Leads from this page to another one, which takes its place in the history. Who is on the way elsewhere is left alone: while
 * the code of that page is fetched this one is still there, and what it learns meanwhile must not lead anybody back.
 */
export function LeadOn({ to }: { to: string }) {
  const { key } = useLocation();
  const navigate = useNavigate();
  const router = useContext(RouterContext)?.router;
  useEffect(() => {
    if (!router || router.state.location.key === key) void navigate(to, { replace: true });
  }, [router, key, navigate, to]);
  return null;
}
