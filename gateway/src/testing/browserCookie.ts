import { GOOD_PIN } from './stubTeam.ts';
import type { TestGateway } from './testGateway.ts';

/** The cookies that an answer sets, as a browser sends them. */
export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

/** The cookies of a browser in which somebody has signed in. */
export async function browserCookie({ ask, send }: TestGateway, email = 'admin@orbit.example'): Promise<string> {
  const anonymous = { as: null };
  const { data } = await ask(`mutation { pinIssue(input: { email: "${email}" }) { login } }`, {}, anonymous);
  const { login } = (data as { pinIssue: { login: string } }).pinIssue;
  const query = `mutation { pinAuthenticate(input: { login: "${login}", pin: "${GOOD_PIN}" }) { guid } }`;
  return cookiesOf(await send({ query }, anonymous));
}

/** Whether an answer takes the browser's session away. */
export const endsBrowserSession = (answer: Response): boolean =>
  answer.headers.getSetCookie().some((one) => /^__Host-muster=;.*Expires=Thu, 01 Jan 1970/.test(one));
