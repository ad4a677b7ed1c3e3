import { setTimeout as delay } from 'node:timers/promises';
import type { FaultyServices } from '../../load/faultyServices.ts';
import type { ServerProcess } from '../../load/serverProcess.ts';
import { viewerAt } from '../../load/viewers.ts';
import type { Finding, Length } from '../campaign.ts';
import type { Asked, Asker } from '../gatewayUnderTest.ts';

export type Stage = {
  readonly asker: Asker;
  readonly services: FaultyServices;
  readonly gateway: ServerProcess;
  readonly length: Length;
};

/** One fault that is put to the test. The services are well before and after. */
export type Trial = { readonly name: string; readonly run: (stage: Stage) => Promise<readonly Finding[]> };

/** So many that nobody asks again what they still wait for: that would be one read. */
const VIEWERS = 9_000;
let next = 0;

/** Operations by the services that they need. */
const queries = {
  identity: '{ viewer { guid email } }',
  team: '{ viewer { team { name plan } } }',
  member: '{ viewer { team { membersCount } } }',
  all: '{ viewer { email team { name membersCount } } }',
  list: '{ viewer { team { members(first: 40) { nodes { guid email name { first last } } } } } }',
} as const;
export type Query = keyof typeof queries;

/** Asks as the next of many viewers. */
const one = ({ asker }: Pick<Stage, 'asker'>, query: Query): Promise<Asked> =>
  asker.ask({ query: queries[query] }, viewerAt(next++ % VIEWERS));

export const asked = {
  one,

  /** Asks so often, always so many at once. */
  async atOnce(stage: Stage, list: readonly Query[], times: number, atATime: number): Promise<Asked[]> {
    const answers: Asked[] = [];
    let started = 0;
    const person = async () => {
      while (started < times) answers.push(await one(stage, list[started++ % list.length] ?? 'identity'));
    };
    await Promise.all(Array.from({ length: atATime }, person));
    return answers;
  },

  /** Asks so many times a second, whether or not others have their answers. Gives the answers of each by its time. */
  async paced(stage: Stage, query: Query, perSecond: number, seconds: number): Promise<Asked[]> {
    const total = Math.round(perSecond * seconds);
    const answers: Promise<Asked>[] = [];
    const started = performance.now();
    while (answers.length < total) {
      const due = Math.min(total, ((performance.now() - started) / 1_000) * perSecond);
      while (answers.length < due) answers.push(one(stage, query));
      await delay(2);
    }
    return Promise.all(answers);
  },

  /** Each of the operations so many times. */
  everything: (stage: Stage, times: number) => {
    const list = Object.keys(queries) as Query[];
    return asked.atOnce(stage, list, times * list.length, 16);
  },
};

/** Waits until something is so; gives how many milliseconds that took, NaN where it never was. */
export async function until(holds: () => Promise<boolean> | boolean, mostMs: number): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < mostMs) {
    if (await holds()) return performance.now() - started;
    await delay(10);
  }
  return Number.NaN;
}

/** The service is well from now on; waits until the gateway has noticed. */
export async function heal(stage: Stage, service: string, query: Query): Promise<number> {
  stage.services.set(service, null);
  return until(async () => (await one(stage, query)).codes.length === 0, 15_000);
}
