// A gateway as a process of its own, as in production but for the settings that are given, and what asks it.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '@muster/gateway/errors';
import { Pool } from 'undici';
import { serverCore } from '../load/pinning.ts';
import { type ServerProcess, launch } from '../load/serverProcess.ts';
import { type BenchViewer, authorization } from '../load/viewers.ts';
import type { Length } from './campaign.ts';

/** Nobody is refused for how often a load asks. */
const NO_LIMIT = '1000000000';
export const UNLIMITED = {
  OPERATIONS_PER_MINUTE: NO_LIMIT,
  PIN_ISSUES_PER_PLACE: NO_LIMIT,
  PIN_ISSUES_TO_STRANGERS: NO_LIMIT,
  PIN_ISSUES_PER_CLIENT: NO_LIMIT,
  PIN_GUESSES_PER_CLIENT: NO_LIMIT,
  PIN_GUESSES_PER_PLACE: NO_LIMIT,
  PIN_GUESSES_BY_STRANGERS: NO_LIMIT,
  SIGN_INS_PER_MINUTE: NO_LIMIT,
  CARD_SETUPS_PER_TEAM: NO_LIMIT,
  CARD_CHARGES_PER_TEAM: NO_LIMIT,
  ORDERS_PER_TEAM: NO_LIMIT,
  INVOICE_MAILS_PER_TEAM: NO_LIMIT,
};

/** Nobody is turned away for a machine that is busy with something else. */
export const neverOverloaded = { OPERATIONS_AT_ONCE: NO_LIMIT };

/** A short run judges nobody by the pace of its machine. */
export const patience = (length: Length): Record<string, string> => (length === 'short' ? neverOverloaded : {});

export type Asked = {
  /** Null where no whole answer came. */
  readonly status: number | null;
  readonly text: string;
  readonly data: Record<string, unknown> | null;
  /** The code of each error. */
  readonly codes: readonly string[];
  readonly retryAfter: string | null;
  readonly cookies: readonly string[];
  readonly milliseconds: number;
};

/** Whoever asks: a viewer by their token, a browser by its cookies, or nobody. */
export type Who = BenchViewer | { readonly cookie: string } | null;

const credentialsOf = (who: Who): Record<string, string> => {
  if (who === null) return {};
  return 'cookie' in who ? { cookie: who.cookie } : { authorization: authorization(who) };
};

type Wire = { data?: Record<string, unknown> | null; errors?: { extensions?: { code?: string } }[] };

/** A text that is no JSON has no data, and a code that is in no catalogue. */
function read(text: string): Wire {
  try {
    return JSON.parse(text) as Wire;
  } catch {
    return { errors: [{}] };
  }
}

export const listOf = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** Opens connections to a gateway. Whatever happens to a question, `ask` resolves. */
export function openAsker(url: string, connections = 256) {
  const pool = new Pool(url, { connections, headersTimeout: 0, bodyTimeout: 0, keepAliveTimeout: 60_000 });
  return {
    /** @param from the client's address, where the gateway believes what a proxy says of it */
    async ask(operation: object, who: Who, from?: string): Promise<Asked> {
      const started = performance.now();
      const address = from === undefined ? {} : { 'x-forwarded-for': from };
      const headers = { 'content-type': 'application/json', ...credentialsOf(who), ...address };
      try {
        const answer = await pool.request({
          method: 'POST',
          path: '/graphql',
          headers,
          body: JSON.stringify(operation),
        });
        const text = await answer.body.text();
        const { data = null, errors = [] } = read(text);
        return {
          status: answer.statusCode,
          ...{ text, data },
          codes: errors.map(({ extensions }) => extensions?.code ?? 'none'),
          retryAfter: listOf(answer.headers['retry-after'])[0] ?? null,
          cookies: listOf(answer.headers['set-cookie']),
          milliseconds: performance.now() - started,
        };
      } catch {
        const milliseconds = performance.now() - started;
        return { status: null, text: '', data: null, codes: [], retryAfter: null, cookies: [], milliseconds };
      }
    },
    close: () => pool.destroy(),
  };
}

export type Asker = ReturnType<typeof openAsker>;

export const isWhole = ({ status, data, codes }: Asked) => status === 200 && data !== null && codes.length === 0;

const known = new Set(Object.keys(catalogue));
/** No whole answer at all, or an error whose code is in no catalogue, or one that says that the gateway is at fault. */
export const isUntyped = ({ status, codes }: Asked) =>
  status === null || codes.some((code) => !known.has(code) || code === 'INTERNAL_SERVER_ERROR');

/** Starts a gateway, and stops it and removes what it wrote when all is done. */
export async function withGateway<T>(
  env: Record<string, string>,
  work: (gateway: ServerProcess) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-campaign-'));
  const settings = { DATA_DIR: join(folder, 'data'), SESSION_KEY: randomBytes(32).toString('base64url'), ...UNLIMITED };
  try {
    const gateway = await launch({
      ...{ name: 'gateway', entry: 'gateway/src/main.ts', core: serverCore, folder },
      env: { ...settings, ...env },
    });
    try {
      return await work(gateway);
    } finally {
      await gateway.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
