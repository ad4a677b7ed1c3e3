import { onTestFinished } from 'vitest';
import type { PageConfig } from '../lib/config/pageConfig.ts';

/** Writes into the page what the gateway of an installation with this help site writes, until the test is over. */
export function giveHelpSite(helpUrl: string): void {
  const settings: PageConfig = {
    ...{ environment: 'prod', helpUrl, feedbackUrl: null },
    ...{ externalLogin: false, ssoHosts: [], hasSession: true },
  };
  const meta = document.createElement('meta');
  meta.name = 'muster-config';
  meta.content = JSON.stringify(settings);
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}
