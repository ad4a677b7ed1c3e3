import { STAND_IN } from '../providers/standInKeys.ts';

/** The settings of services whose people sign in with the stand-in of Google. */
export const googleSettings = (standInUrl: string) => ({
  GOOGLE_CLIENT_ID: STAND_IN.googleClientId,
  GOOGLE_CLIENT_SECRET: STAND_IN.googleClientSecret,
  GOOGLE_ISSUER: `${localhostOf(standInUrl)}/google`,
});

const localhostOf = (url: string) => url.replace('127.0.0.1', 'localhost');
const MOST_STEPS = 10;

/**
 * A browser at the stand-in of Google: it signs in as somebody there, or gives up.
 *
 * @returns the query with which it comes back, and what each page said
 */
export async function visitGoogle(
  address: string,
  { redirectUri, email }: { redirectUri: string; email: string | null },
) {
  const jar = new Map<string, string>();
  const pages: string[] = [];
  let next = address;
  let form: URLSearchParams | undefined;
  for (let step = 0; step < MOST_STEPS && !next.startsWith(redirectUri); step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = form ? { method: 'POST', body: form } : {};
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie }, ...sent });
    for (const kept of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(kept) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) pages.push(await answer.text());
    const decision = email === null ? 'no' : 'yes';
    form = location === null ? new URLSearchParams({ email: email ?? '', decision }) : undefined;
    if (location !== null) next = new URL(location, next).href;
  }
  return { answer: new URL(next).search.slice(1), pages };
}
