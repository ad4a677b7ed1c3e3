import type { SmallPage } from '../../../http/smallPage.ts';
import type { Reason, SamlWords, Said } from './samlWords.ts';

export type Page = SmallPage & { readonly status: number };

/** A page in the words of a language. */
export type PageIn = (words: SamlWords) => Page;

const LOGIN = '/#/login';
const AUTHENTICATION = '/#/authentication';

const startOf = (teamId: string) => `/sso/saml/${teamId}/start` as const;

type Refusal = keyof SamlWords['refused'];

/** Why somebody does not come in, as far as they are told, with the status and whether another try may help. */
const refusals: Readonly<Partial<Record<Reason, Refusal>>> = {
  ...{ person: 'person', network: 'network', status: 'status' },
  ...{ time: 'over', attempt: 'over', replayed: 'over' },
};
const statuses: Readonly<Record<Refusal, number>> = { person: 403, network: 403, status: 403, over: 400, other: 400 };
const mayTryAgain = (refusal: Refusal) => refusal !== 'person' && refusal !== 'network';

/** What somebody is told who does not come in. */
export function refusedPage(teamId: string, reason: Reason): PageIn {
  const refusal = refusals[reason] ?? 'other';
  return ({ refused }) => ({
    ...{ status: statuses[refusal], ...refused[refusal], back: LOGIN },
    ...(mayTryAgain(refusal) ? { again: startOf(teamId) } : {}),
  });
}

/** What an admin is told of a trial. */
export const testedPage =
  (email: string): PageIn =>
  ({ tested }) => ({ status: 200, ...tested(email), back: AUTHENTICATION });

/** @param reason may be one that only a later version of the services has: then no more is said than that it was refused */
export const testRefusedPage =
  (teamId: string, reason: Reason): PageIn =>
  ({ testRefused, reasons, refused }) => ({
    ...{ status: 400, ...(Object.hasOwn(reasons, reason) ? testRefused(reasons[reason]) : refused.other) },
    ...{ again: `${startOf(teamId)}?test=1`, back: AUTHENTICATION },
  });

export const notHerePage =
  (teamId: string): PageIn =>
  ({ notHere }) => ({ status: 400, ...notHere, again: startOf(teamId), back: LOGIN });

const plain = (status: number, said: Said): Page => ({ status, ...said, back: LOGIN });

export const notConfiguredPage: PageIn = ({ notConfigured }) => plain(404, notConfigured);

/** Another site led here: whether somebody wants to sign in is theirs to say. */
export const mayBeginPage =
  (address: `/${string}`): PageIn =>
  ({ mayBegin, proceed }) => ({ ...plain(200, mayBegin), go: { label: proceed, address } });

/** An identity provider led here by itself: in whose name this browser goes on is to be seen first. */
export const mayContinuePage =
  (teamId: string, person: { email: string; teamName: string }): PageIn =>
  ({ mayContinue, proceed }) => ({
    ...plain(200, mayContinue(person)),
    send: { label: proceed, address: `/sso/saml/${teamId}/continue` },
  });

export const awayPage: PageIn = ({ away }) => plain(503, away);

export const tooManyPage: PageIn = ({ tooMany }) => plain(429, tooMany);
