import { WEBHOOK_TOKEN_PREFIX } from '@muster/schema/formats/webhook';
import * as z from 'zod/mini';
import { parseJson } from '../json.ts';

/** An address that a browser opens; whatever else was set counts as none. */
const siteAddress = z.pipe(
  z.nullable(z.string()),
  z.transform((address) =>
    address !== null && /^https?:\/\//.test(address) && URL.canParse(address) ? address : null,
  ),
);

const shape = z.object({
  environment: z.enum(['prod', 'preprod', 'internal']),
  /** The address of support. */
  supportEmail: z.nullable(z.string()),
  /** The installation's help site. */
  helpUrl: siteAddress,
  feedbackUrl: z.nullable(z.string()),
  externalLogin: z.boolean(),
  ssoHosts: z.array(z.string()),
  /** The services that the installation is without. */
  absentServices: z.array(z.string()),
  /** What tokens of webhooks begin with. */
  webhookTokenPrefix: z.string(),
  /** Whether anybody takes cards for the installation. */
  takesCards: z.boolean(),
  /** Whether this browser has a session, as far as the gateway knows: it may be over by now. */
  hasSession: z.boolean(),
});

/** What the installation's owner has set for the console. */
export type PageConfig = z.infer<typeof shape>;

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
  const parsed = shape.safeParse(parseJson(content));
  return parsed.success ? parsed.data : BARE;
};
