import { onTestFinished } from 'vitest';
import type { PageConfig } from '../lib/config/pageConfig.ts';

/** Writes into the page what the gateway of an installation with this help site, and address of support, writes, until the test is over. */
export function giveHelpSite(helpUrl: string, supportEmail: string | null = null): void {
  const settings: PageConfig = {
    ...{ environment: 'prod', supportEmail, helpUrl, feedbackUrl: null },
    ...{ externalLogin: false, ssoHosts: [], hasSession: true },
  };
  const meta = document.createElement('meta');
  meta.name = 'muster-config';
  meta.content = JSON.stringify(settings);
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}
