import * as z from 'zod';

const GOOGLE = 'https://accounts.google.com';

/** The settings of signing in with Google. */
export const googleSettings = {
  GOOGLE_CLIENT_ID: z
    .string()
    .min(1)
    .max(300)
    .optional()
    .describe(
      'What Google knows this installation by: the id of an OAuth client of the kind "Web application", for people of teams that sign in with Google. Nobody does without it.',
    ),
  GOOGLE_CLIENT_SECRET: z.string().min(1).max(300).optional().describe('The secret that Google has given with the id.'),
  GOOGLE_ISSUER: z
    .url({ protocol: /^https?$/ })
    .default(GOOGLE)
    .describe('Where Google is: another OpenID provider in its place for tests alone. In production an https address.'),
} as const;

const schema = z.object(googleSettings);
type Given = z.infer<typeof schema>;

/** How this installation is known to Google. */
export type GoogleAccess = { issuer: string; clientId: string; clientSecret: string };

/** What is wrong with them, by setting. */
export function googleFaults(given: Given, isProduction: boolean): { name: keyof Given; message: string }[] {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret, GOOGLE_ISSUER: issuer } = given;
  return [
    ...(id !== undefined && secret === undefined
      ? [{ name: 'GOOGLE_CLIENT_SECRET', message: 'is needed with GOOGLE_CLIENT_ID' } as const]
      : []),
    ...(secret !== undefined && id === undefined
      ? [{ name: 'GOOGLE_CLIENT_ID', message: 'is needed with GOOGLE_CLIENT_SECRET' } as const]
      : []),
    ...(isProduction && !issuer.startsWith('https:')
      ? [{ name: 'GOOGLE_ISSUER', message: 'has to be an https address in production' } as const]
      : []),
  ];
}

/** How this installation is known to Google; null where it is not. */
export const googleAccess = (given: Given): GoogleAccess | null =>
  given.GOOGLE_CLIENT_ID === undefined || given.GOOGLE_CLIENT_SECRET === undefined
    ? null
    : {
        issuer: given.GOOGLE_ISSUER,
        clientId: given.GOOGLE_CLIENT_ID,
        clientSecret: given.GOOGLE_CLIENT_SECRET,
      };
