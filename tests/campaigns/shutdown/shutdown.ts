// A gateway is told to end (SIGTERM) while people ask it. Whoever was taken in gets their answer, and then it ends, though
// services hang and clients dawdle.
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type Fault, startFaultyServices } from '../../load/faultyServices.ts';
import type { ServerProcess } from '../../load/serverProcess.ts';
import { viewerAt } from '../../load/viewers.ts';
import type { Campaign, Finding, Length } from '../campaign.ts';
import {
  type Asked,
  type Asker,
  type Who,
  isWhole,
  neverOverloaded,
  openAsker,
  withGateway,
} from '../gatewayUnderTest.ts';
import { atMost, none } from '../goals.ts';

const PER_SECOND = 150;
/** How long the load runs before the signal. */
const BEFORE_MS = { short: 300, long: 5_000 };
const DEADLINE_MS = { short: 1_500, long: 10_000 };
/** How long requests are taken after the signal: by then a sender has to have noticed. */
const DRAIN_MS = { short: 1_500, long: 500 };
/** By when a sender stops of its own accord, should this machine be too busy to look. */
const NOTICED_MS = { short: 300, long: 250 };
/** How many gateways are ended under load, one after the other. */
const TIMES = { short: 1, long: 5 };
/** How often the one who sends requests looks whether the gateway is ready, and how slowly the team service answers. */
const LOOK_MS = 50;
const SLOW_MS = { short: 600, long: 1_000 };

const ISSUE = 'mutation ($email: String!) { pinIssue(input: { email: $email }) { login userErrors { code } } }';

/** Reads that are quick and slow, and a write. */
function operationAt(index: number): readonly [object, Who] {
  const viewer = viewerAt(index % 400);
  if (index % 3 === 0) return [{ query: '{ viewer { guid email } }' }, viewer];
  if (index % 3 === 1) return [{ query: '{ viewer { email team { name } } }' }, viewer];
  return [{ query: ISSUE, variables: { email: `${viewer.guid}@bench.example` } }, null];
}

/** Sends like a load balancer: as long as the gateway says that it is ready, and not a moment longer. */
function balancer(url: string, asker: Asker, length: Length) {
  const perSecond = PER_SECOND;
  const answers: Promise<Asked>[] = [];
  const notReady = new AbortController();
  const { signal } = notReady;
  const looking = (async () => {
    while (!signal.aborted) {
      const isReady = await fetch(`${url}/health/ready`, { headers: { connection: 'close' } }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (!isReady) notReady.abort();
      await delay(LOOK_MS);
    }
  })();
  const sending = (async () => {
    const started = performance.now();
    while (!signal.aborted) {
      const due = ((performance.now() - started) / 1_000) * perSecond;
      while (answers.length < due) answers.push(asker.ask(...operationAt(answers.length)));
      await delay(2);
    }
  })();
  return {
    signalled: () => void setTimeout(() => notReady.abort(), NOTICED_MS[length]),
    answers: async () => {
      await Promise.all([looking, sending]);
      return Promise.all(answers);
    },
  };
}

type Ended = { readonly answers: readonly Asked[]; readonly endedAfter: number };

async function endUnderLoad(gateway: ServerProcess, length: Length): Promise<Ended> {
  const asker = openAsker(gateway.url);
  try {
    const { signalled, answers } = balancer(gateway.url, asker, length);
    await delay(BEFORE_MS[length]);
    const started = performance.now();
    signalled();
    await gateway.stop();
    const endedAfter = performance.now() - started;
    return { answers: await answers(), endedAfter };
  } finally {
    await asker.close();
  }
}

/** Half a request, whose other half never comes. */
function dawdle(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(
    'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"que',
  );
  return () => socket.destroy();
}

const slowTeam =
  (ms: number): Fault =>
  (_response, well) =>
    void setTimeout(well, ms);

async function withServices<T>(team: Fault, work: (url: string) => Promise<T>): Promise<T> {
  const services = await startFaultyServices(5);
  services.set('team', team);
  try {
    return await work(services.url);
  } finally {
    await services.close();
  }
}

const draining = (length: Length) => ({ ...neverOverloaded, DRAIN_DELAY_MS: String(DRAIN_MS[length]) });

/** All services answer, one of them slowly. */
const wellMeant = (length: Length): Promise<Ended> =>
  withServices(slowTeam(SLOW_MS[length]), (UPSTREAM_URL) =>
    withGateway({ UPSTREAM_URL, ...draining(length) }, (gateway) => endUnderLoad(gateway, length)),
  );

/** One service never answers, and a client never comes to the end of its request. */
const hanging = (length: Length): Promise<Ended> =>
  withServices(
    () => undefined,
    (UPSTREAM_URL) =>
      withGateway(
        {
          UPSTREAM_URL,
          ...draining(length),
          OPERATION_DEADLINE_MS: String(DEADLINE_MS[length]),
        },
        async (gateway) => {
          const end = dawdle(gateway.url);
          try {
            return await endUnderLoad(gateway, length);
          } finally {
            end();
          }
        },
      ),
  );

async function run(length: Length, say: (line: string) => void): Promise<readonly Finding[]> {
  const hung = hanging(length);
  const ended: Ended[] = [];
  for (let time = 0; time < TIMES[length]; time += 1) {
    say(`Ending gateway ${time + 1} of ${TIMES[length]} …`);
    ended.push(await wellMeant(length));
  }
  const answers = ended.flatMap((one) => one.answers);
  const { answers: hungAnswers, endedAfter } = await hung;
  const most = DEADLINE_MS[length] + DRAIN_MS[length] + 500;
  const MS = { unit: ' ms', isTimed: true };
  return [
    none(
      'SIGTERM under load: requests without their whole answer',
      answers.filter((one) => !isWhole(one)).length,
      answers.length,
    ),
    atMost('the slowest end of the process', most, Math.max(...ended.map((one) => one.endedAfter)), MS),
    none(
      'a service hangs: requests without any answer',
      hungAnswers.filter(({ status }) => status === null).length,
      hungAnswers.length,
    ),
    atMost('the end of the process, a client dawdling too', most, endedAfter, MS),
  ];
}

export const shutdown: Campaign = { name: 'shutdown', title: 'SIGTERM under load', run };
