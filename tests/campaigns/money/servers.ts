// The services, the gateway and the stand-in of the providers as processes of their own, killed and started again on the same folder.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../scripts/stack.ts';
import { loadCore, serverCore } from '../../load/pinning.ts';
import { type BegunProcess, begin } from '../../load/serverProcess.ts';
import { UNLIMITED, neverOverloaded } from '../gatewayUnderTest.ts';
import { productionSettings } from '../jobs/lives.ts';

const ROLES = ['upstream', 'gateway', 'provider'] as const;
type Role = (typeof ROLES)[number];

export type Servers = {
  readonly urls: Readonly<Record<Role, string>>;
  /** What an upstream needs to know of the providers. */
  readonly settings: Readonly<Record<string, string>>;
  /** By how much the clock of the services is ahead. */
  readonly laterMs: () => number;
  /** Starts what waits for the services by itself, and does not wait for it. */
  readonly begin: () => Promise<void>;
  /** Starts whatever does not run, and waits until all of it is ready. */
  readonly start: () => Promise<void>;
  readonly kill: (roles?: readonly Role[]) => Promise<void>;
  /** Kills one of them, or all at once, and starts what is gone again: the services some time later. */
  readonly strike: () => Promise<void>;
  /** Waits until all of them answer; not for ever. */
  readonly untilUp: () => Promise<void>;
  readonly kills: () => Readonly<Record<Role, number>>;
};

type Options = {
  readonly random: (below: number) => number;
  /** How much later the services start after a kill: from nothing up to so much more. */
  readonly passing: { readonly leastMs: number; readonly mostMs: number };
  /** Whether there is time for single kills, and for starts that are cut off by another one. */
  readonly isLong: boolean;
};

const ENTRIES = {
  upstream: 'tests/campaigns/money/laterUpstream.ts',
  gateway: 'gateway/src/main.ts',
  provider: 'upstream/src/providers/main.ts',
} as const;
/** The services have a core for themselves: they do most of the work. */
const CORES = { upstream: serverCore, gateway: loadCore, provider: loadCore } as const;
/** Every so many-th start of the services is cut off. */
const CUT_EVERY = 4;
const STARTING_MS = 2_500;
/** Whom a kill meets, as often as it stands here. */
const VICTIMS: readonly (readonly Role[])[] = [
  ['upstream'],
  ['upstream'],
  ['upstream'],
  ['gateway'],
  ['provider'],
  ['upstream', 'gateway'],
  ROLES,
];

/** Nothing runs before `start`. */
export async function serversOn(folder: string, { random, passing, isLong }: Options): Promise<Servers> {
  const [upstream, gateway, provider] = [await freePort(), await freePort(), await freePort()];
  const ports = { upstream, gateway, provider };
  const urlOf = (role: Role) => `http://127.0.0.1:${ports[role]}`;
  const urls = { upstream: urlOf('upstream'), gateway: urlOf('gateway'), provider: urlOf('provider') };
  const settings = { CARD_PROVIDER_URL: urls.provider, NET_BANKING_URL: `${urls.provider}/netbanking` };
  const sessionKey = randomBytes(32).toString('base64url');
  let laterMs = 0;
  const envs: Record<Role, () => Record<string, string>> = {
    upstream: () => ({
      ...productionSettings(folder, upstream),
      ...{ ...settings, ENVIRONMENT: 'internal', LATER_MS: String(laterMs) },
    }),
    gateway: () => ({
      ...{ ...UNLIMITED, ...neverOverloaded, DATA_DIR: join(folder, 'gateway'), SESSION_KEY: sessionKey },
      ...{ UPSTREAM_URL: urls.upstream, LOG_LEVEL: 'warn' },
    }),
    provider: () => ({
      ...{ DATA_DIR: join(folder, 'provider'), PROVIDER_PORT: String(provider) },
      PROVIDER_EVENTS_TO: `${urls.upstream}/payment/provider-events`,
    }),
  };
  const running = new Map<Role, BegunProcess>();
  const kills = { upstream: 0, gateway: 0, provider: 0 };
  let starts = 0;

  const launch = async (name: Role) => {
    const process = await begin({
      ...{ name, entry: ENTRIES[name], core: CORES[name], folder, port: ports[name], env: envs[name]() },
    });
    running.set(name, process);
    return process;
  };
  const kill = async (roles: readonly Role[] = ROLES) => {
    await Promise.all(
      roles.map(async (role) => {
        const process = running.get(role);
        if (!process) return;
        running.delete(role);
        kills[role] += 1;
        await process.kill();
      }),
    );
  };
  const cutOff = async (role: Role) => {
    await launch(role);
    await delay(random(STARTING_MS));
    await kill([role]);
  };
  const startOne = async (role: Role) => {
    const isStart = role === 'upstream' && !running.has(role);
    if (isStart) starts += 1;
    if (isStart && isLong && starts % CUT_EVERY === 2) await cutOff(role);
    await (running.get(role) ?? (await launch(role))).ready();
  };
  const start = async () => {
    await Promise.all(ROLES.map((role) => startOne(role)));
  };
  const isUp = async (role: Role) =>
    fetch(`${urls[role]}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  let waiting: Promise<void> | undefined;
  const untilAllUp = async () => {
    const areUp = async () => (await Promise.all(ROLES.map((role) => isUp(role)))).every(Boolean);
    for (let tries = 0; tries < 300 && !(await areUp()); tries += 1) await delay(100);
  };
  return {
    ...{ urls, settings, start, kill },
    begin: async () => {
      await Promise.all([launch('gateway'), launch('provider')]);
    },
    laterMs: () => laterMs,
    kills: () => ({ ...kills }),
    strike: async () => {
      const victims = isLong ? (VICTIMS[random(VICTIMS.length)] ?? ROLES) : ROLES;
      await kill(victims);
      if (victims.includes('upstream')) laterMs += passing.leastMs + random(passing.mostMs - passing.leastMs);
      await start();
    },
    // Whoever waits, waits with the others.
    untilUp: () => (waiting ??= untilAllUp().finally(() => (waiting = undefined))),
  };
}
