import { givePageConfig } from './givePageConfig.ts';

/** The page of an installation with this help site, and address of support, until the test is over. */
export const giveHelpSite = (helpUrl: string | null, supportEmail: string | null = null): void =>
  givePageConfig({ helpUrl, supportEmail });
