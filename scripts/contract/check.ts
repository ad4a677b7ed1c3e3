import { randomUUID } from 'node:crypto';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { type Call, type Service, contract, errorSchema } from '../../gateway/src/generated/upstream/contract.ts';
import { type Input, Known, Missing, type Values, leastInput } from './inputs.ts';

/** Where the services are, as the gateway is told. */
export type Place = {
  readonly baseUrls: Readonly<Record<Service, string | null>>;
  readonly paths: Readonly<Record<string, string>>;
  /** How long a read may take, and a write. */
  readonly attemptMs: number;
  readonly writeMs: number;
};
export type Session = { readonly guid: string; readonly token: string };
export type Wanted = {
  readonly session: Session | null;
  /** Only these services; all that there are without it. */
  readonly only: readonly string[];
  /** What single calls are given, by `service.operation`. */
  readonly given: Readonly<Record<string, { readonly query?: Values | undefined; readonly body?: unknown }>>;
  /** Whether calls that change something are made as well, of those that `given` names. */
  readonly writes: boolean;
};

/** `good`: as described. `refused`: likewise, but it is not known what it says otherwise. */
export type Finding = {
  readonly name: string;
  readonly result: 'good' | 'refused' | 'wrong' | 'skipped';
  readonly told: string;
};

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false, logger: false });
const isError = ajv.compile(errorSchema);
const WRONG_TOKEN = 'not-a-token-of-anybody-000000000000';
const MOST_TOLD = 3;

const toldOf = (errors: readonly ErrorObject[] | null | undefined) => {
  const lines = (errors ?? []).map(({ instancePath, message }) => `${instancePath || 'the answer'} ${message ?? ''}`);
  const more = lines.length - MOST_TOLD;
  return [...lines.slice(0, MOST_TOLD), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
};

type Named = { readonly name: string; readonly base: string; readonly call: Call };
type Answer = { readonly status: number; readonly type: string; readonly text: string };

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));

function addressOf({ name, base, call }: Named, { query }: Input, { paths }: Place, session: Session | null): URL {
  const left = new Map(Object.entries(query));
  const path = (paths[name] ?? call.path).replace(/\{(\w{1,40})\}/g, (_place, parameter: string) => {
    const value = asText(left.get(parameter) ?? 'none');
    left.delete(parameter);
    return encodeURIComponent(value);
  });
  const url = new URL(`${base.replace(/\/$/, '')}${path}`);
  for (const [parameter, value] of left) url.searchParams.set(parameter, asText(value));
  if (call.session && session) for (const [key, value] of Object.entries(session)) url.searchParams.set(key, value);
  return url;
}

async function send(named: Named, input: Input, place: Place, session: Session | null): Promise<Answer> {
  const headers: Record<string, string> = { 'x-request-id': randomUUID(), 'x-client-address': '203.0.113.7' };
  headers['accept'] = named.call.answer === null ? '*/*' : 'application/json';
  if (named.call.body !== null) headers['content-type'] = 'application/json';
  if (named.call.access === 'write') headers['idempotency-key'] = randomUUID();
  const answer = await fetch(addressOf(named, input, place, session), {
    method: named.call.method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(
      named.call.limitMs ?? (named.call.access === 'write' ? place.writeMs : place.attemptMs),
    ),
    ...(named.call.body === null ? {} : { body: JSON.stringify(input.body) }),
  });
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
}

function jsonIn(text: string): { value: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return null;
  }
}

/** What an answer says about the service, and its value where it is as described. */
function judged({ call }: Named, { status, text }: Answer): { finding: Omit<Finding, 'name'>; value?: unknown } {
  const wrong = (told: string) => ({ finding: { result: 'wrong' as const, told } });
  const isDone = status === 200 || (status === 202 && call.mayBeAccepted);
  if (isDone && call.answer === null) return { finding: { result: 'good', told: '' } };
  const json = jsonIn(text);
  if (json === null) return wrong(`status ${status}, and no JSON`);
  if (isDone) {
    const isAnswer = ajv.compile(call.answer ?? {});
    if (!isAnswer(json.value)) return wrong(toldOf(isAnswer.errors));
    return { finding: { result: 'good', told: '' }, value: json.value };
  }
  if (status < 400) return wrong(`status ${status} in the place of 200`);
  if (!isError(json.value))
    return wrong(`status ${status}, and no error of the contract's form: ${toldOf(isError.errors)}`);
  const code = codeOf(json.value);
  if (!call.refusals.some((one) => one === code)) return wrong(`refused as ${code}, which the call does not have`);
  if (code === 'internal') return wrong('failed: internal');
  return { finding: { result: 'refused', told: code } };
}

function codeOf(body: unknown): string {
  const error = body !== null && typeof body === 'object' && 'error' in body ? body.error : null;
  return error !== null && typeof error === 'object' && 'code' in error ? String(error.code) : '';
}

/** A call in the name of nobody has to be refused, whatever else the service does. */
async function letsNobodyIn(named: Named, input: Input, place: Place, { guid }: Session): Promise<string | null> {
  const { status, text } = await send(named, input, place, { guid, token: WRONG_TOKEN });
  const code = codeOf(jsonIn(text)?.value);
  return status >= 400 && code === 'invalid_token'
    ? null
    : `a session that there is not is answered with status ${status}${code && ` and ${code}`}, not refused as invalid_token`;
}

async function findingOf(named: Named, input: Input, place: Place, session: Session | null, known: Known) {
  try {
    const { finding, value } = judged(named, await send(named, input, place, session));
    known.learn(value);
    const isSafe = named.call.access === 'read' && named.call.session;
    const open =
      finding.result !== 'wrong' && isSafe && session ? await letsNobodyIn(named, input, place, session) : null;
    return { name: named.name, ...(open === null ? finding : { result: 'wrong' as const, told: open }) };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return {
      name: named.name,
      result: 'wrong' as const,
      told: cause instanceof Error ? cause.message || cause.name : '',
    };
  }
}

function callsOf({ baseUrls }: Place, only: readonly string[]): Named[] {
  return Object.entries(contract).flatMap(([service, calls]) => {
    const base = new Map(Object.entries(baseUrls)).get(service) ?? null;
    if (base === null || (only.length > 0 && !only.includes(service))) return [];
    return Object.entries(calls).map(([operation, call]: [string, Call]) => ({
      name: `${service}.${operation}`,
      ...{ base, call },
    }));
  });
}

/** Why a call is not made; null where it is. */
function whyNot({ name, call }: Named, { session, given, writes }: Wanted): string | null {
  if (call.access === 'write' && !writes) return 'changes something: --writes';
  if (call.access === 'write' && given[name] === undefined) return 'changes something: no input in --input';
  if (call.session && session === null) return 'needs somebody signed in: --session';
  return null;
}

/**
 * Makes the calls of the contract to running services, and holds their answers to what it says. Calls that ask about a thing
 * wait for one that names it.
 */
export async function checkContract(place: Place, wanted: Wanted): Promise<Finding[]> {
  const known = new Known(wanted.session ? { guid: wanted.session.guid } : {});
  const findings: Finding[] = [];
  let waiting: Named[] = [];
  for (const named of callsOf(place, wanted.only)) {
    const told = whyNot(named, wanted);
    if (told === null) waiting.push(named);
    else findings.push({ name: named.name, result: 'skipped', told });
  }
  for (let before = -1; waiting.length > 0 && waiting.length !== before;) {
    before = waiting.length;
    const left: Named[] = [];
    for (const named of waiting) {
      const input = inputOf(named, wanted, known);
      if (input instanceof Missing) left.push(named);
      else findings.push(await findingOf(named, input, place, wanted.session, known));
    }
    waiting = left;
  }
  for (const named of waiting) {
    const missing = inputOf(named, wanted, known);
    const what = missing instanceof Missing ? missing.what : '';
    findings.push({ name: named.name, result: 'skipped', told: `needs ${what}: --input` });
  }
  return findings.toSorted((one, other) => one.name.localeCompare(other.name));
}

function inputOf({ name, call }: Named, { given }: Wanted, known: Known): Input | Missing {
  const own = given[name];
  if (own !== undefined) return { query: own.query ?? {}, body: own.body };
  try {
    return leastInput(call, known);
  } catch (error) {
    if (error instanceof Missing) return error;
    throw error;
  }
}
