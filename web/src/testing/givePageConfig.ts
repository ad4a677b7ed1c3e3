import { onTestFinished } from 'vitest';
import type { PageConfig } from '../lib/config/pageConfig.ts';

/** Writes into the page what the gateway of such an installation writes, until the test is over. */
export function givePageConfig(changes: Partial<PageConfig>): void {
  const settings: PageConfig = {
    ...{ environment: 'prod', supportEmail: null, helpUrl: null, feedbackUrl: null },
    ...{
      externalLogin: false,
      ssoHosts: [],
      absentServices: [],
      webhookTokenPrefix: 'tc_',
      takesCards: true,
      hasSession: true,
    },
    ...changes,
  };
  const meta = document.createElement('meta');
  meta.name = 'muster-config';
  meta.content = JSON.stringify(settings);
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}
