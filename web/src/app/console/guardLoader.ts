import { type LoaderFunction, type ShouldRevalidateFunction, redirect, replace } from 'react-router-dom';
import { readPreference, writePreference } from '../../lib/storage/preferences.ts';
import { readHash } from '../../lib/urlState/hashLocation.ts';
import { showToast } from '../../ui/toasts/toastStore.ts';
import { resolveRoute } from '../routes/guards.ts';
import { noticeTexts } from '../routes/messages.ts';
import type { SignedInVisitor } from '../routes/visitor.ts';

/** The address that a visitor came for before signing in, if their role may open it; it is forgotten by asking. */
const takeWayBack = (visitor: SignedInVisitor): string | null => {
  const wayBack = readPreference('returnPath');
  if (wayBack === null) return null;
  writePreference('returnPath', null);
  const { path, query } = readHash(wayBack);
  return resolveRoute(path, query, visitor).kind === 'render' ? wayBack : null;
};

/**
 * Leads elsewhere. An address that was opened or gone back to stands in the history already and gives way; one that a
 * link of the console led to does not stand there yet, and what stands there is where Back leads.
 */
const leadTo = (target: string, from: URL): Response => {
  const { path, query } = readHash(window.location.hash);
  const isThere = path === from.pathname && query.toString() === from.searchParams.toString();
  return isThere ? replace(target) : redirect(target);
};

/** Asks the guards before anything of a page is rendered, and sends people on where they say so. */
export const guardLoader =
  (visitor: () => SignedInVisitor): LoaderFunction =>
  ({ request }) => {
    const url = new URL(request.url);
    const { pathname, searchParams } = url;
    if (pathname === '/') {
      const wayBack = takeWayBack(visitor());
      if (wayBack !== null) throw replace(wayBack);
    }
    const decision = resolveRoute(pathname, searchParams, visitor());
    if (decision.kind === 'render') return null;
    if (decision.notice) showToast({ tone: 'info', text: noticeTexts[decision.notice], cause: 'guard' });
    throw leadTo(decision.to, url);
  };

/** Whether a step in the history only opens a dialog over its page, or closes it. */
const isOfDialog = (from: URL, to: URL): boolean =>
  from.pathname === to.pathname && from.searchParams.has('dialog') !== to.searchParams.has('dialog');

/**
 * Whether an address asks the guards again. They look at the address alone: what an action changes does not send people
 * away from a page. What a page keeps in its own address does not ask them, either, and a dialog that is gone back from
 * leads nowhere else than to its page.
 */
export const asksGuardsAgain: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && currentUrl.href !== nextUrl.href && !isOfDialog(currentUrl, nextUrl);
