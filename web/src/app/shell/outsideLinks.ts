import type { CurrentViewer } from '../../domains/identity/viewerContext.ts';
import { viewerName } from '../../domains/identity/viewerContext.ts';

/** The support site's address with who is asking; never with anything of the session. Null where none is configured. */
export const helpLink = (helpUrl: string | null, viewer: CurrentViewer): string | null => {
  if (helpUrl === null || !URL.canParse(helpUrl)) return null;
  const url = new URL(helpUrl);
  url.searchParams.set('name', viewerName(viewer));
  url.searchParams.set('email', viewer.email);
  url.searchParams.set('guid', viewer.guid);
  return url.href;
};
