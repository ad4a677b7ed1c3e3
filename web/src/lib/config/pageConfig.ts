import * as z from 'zod/mini';

const shape = z.object({
  environment: z.enum(['prod', 'preprod', 'internal']),
  helpUrl: z.nullable(z.string()),
  feedbackUrl: z.nullable(z.string()),
  externalLogin: z.boolean(),
  ssoHosts: z.array(z.string()),
  /** Whether this browser has a session, as far as the gateway knows: it may be over by now. */
  hasSession: z.boolean(),
});

/** What the installation's owner has set for the console. */
export type PageConfig = z.infer<typeof shape>;

/** What holds where the page comes without settings, from the development server: it has to ask who is signed in. */
const BARE: PageConfig = {
  environment: 'internal',
  helpUrl: null,
  feedbackUrl: null,
  externalLogin: false,
  ssoHosts: [],
  hasSession: true,
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads the settings that the gateway wrote into the page; anything unreadable counts as none. */
export const readPageConfig = (page: Pick<Document, 'querySelector'>): PageConfig => {
  const content = page.querySelector('meta[name="muster-config"]')?.getAttribute('content') ?? '';
  const parsed = shape.safeParse(parseJson(content));
  return parsed.success ? parsed.data : BARE;
};
