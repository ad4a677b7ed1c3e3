import { WEBHOOK_TOKEN_PREFIX } from '@muster/schema/formats/webhookToken';
import { isListOf, isNullOr, isObjectOf, isOneOf, isText, isTrueOrFalse } from '../checks.ts';
import { parseJson } from '../json.ts';

/** What the installation's owner has set for the console. */
export type PageConfig = {
  readonly environment: 'prod' | 'preprod' | 'internal';
  /** The address of support. */
  readonly supportEmail: string | null;
  /** The installation's help site. */
  readonly helpUrl: string | null;
  readonly feedbackUrl: string | null;
  readonly externalLogin: boolean;
  readonly ssoHosts: readonly string[];
  /** The services that the installation is without. */
  readonly absentServices: readonly string[];
  /** What tokens of webhooks begin with. */
  readonly webhookTokenPrefix: string;
  /** Whether anybody takes cards for the installation. */
  readonly takesCards: boolean;
  /** Whether this browser has a session, as far as the gateway knows: it may be over by now. */
  readonly hasSession: boolean;
};

const isPageConfig = isObjectOf<PageConfig>({
  environment: isOneOf('prod', 'preprod', 'internal'),
  supportEmail: isNullOr(isText),
  helpUrl: isNullOr(isText),
  feedbackUrl: isNullOr(isText),
  externalLogin: isTrueOrFalse,
  ssoHosts: isListOf(isText),
  absentServices: isListOf(isText),
  webhookTokenPrefix: isText,
  takesCards: isTrueOrFalse,
  hasSession: isTrueOrFalse,
});

/** An address that a browser opens; whatever else was set counts as none. */
const siteAddress = (address: string | null) =>
  address !== null && /^https?:\/\//.test(address) && URL.canParse(address) ? address : null;

/** What holds where the page comes without settings, from the development server: it has to ask who is signed in. */
const BARE: PageConfig = {
  environment: 'internal',
  supportEmail: null,
  helpUrl: null,
  feedbackUrl: null,
  externalLogin: false,
  ssoHosts: [],
  absentServices: [],
  webhookTokenPrefix: WEBHOOK_TOKEN_PREFIX,
  takesCards: true,
  hasSession: true,
};

/** Reads the settings that the gateway wrote into the page; anything unreadable counts as none. */
export const readPageConfig = (page: Pick<Document, 'querySelector'>): PageConfig => {
  const content = page.querySelector('meta[name="muster-config"]')?.getAttribute('content') ?? '';
  const config = parseJson(content);
  return isPageConfig(config) ? { ...config, helpUrl: siteAddress(config.helpUrl) } : BARE;
};
