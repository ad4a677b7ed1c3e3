import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { OperationRecord } from '../graphql/operationPlugin.ts';
import type { AttemptRecord } from '../upstream/client.ts';
import type { Rank } from './admission.ts';

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

let ofProcess: Registry | undefined;

/** Memory, event loop and so on: of the process, however many gateways it runs. */
function processFigures() {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

/** The figures behind /metrics. Labels are names from closed lists only: nothing that a caller chooses. */
export function createMetrics() {
  const registry = new Registry();
  const operations = new Histogram({
    name: 'muster_operation_duration_seconds',
    help: 'GraphQL operations by name and outcome. Names that the console does not use are counted as other.',
    labelNames: ['operation', 'outcome'],
    buckets: BUCKETS_S,
    registers: [registry],
  });
  const attempts = new Histogram({
    name: 'muster_upstream_duration_seconds',
    help: 'Attempts of upstream calls by service, operation and outcome.',
    labelNames: ['service', 'operation', 'outcome'],
    buckets: BUCKETS_S,
    registers: [registry],
  });
  const turnedAway = new Counter({
    name: 'muster_operations_turned_away_total',
    help: 'GraphQL operations, SCIM requests and posts to webhooks that were turned away: vital are signing in and out, licences and bills.',
    labelNames: ['rank'],
    registers: [registry],
  });
  const hookPosts = new Counter({
    name: 'muster_hook_posts_total',
    help: 'Posts to incoming webhooks by outcome: ok, or the code of the answer.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const scimRequests = new Counter({
    name: 'muster_scim_requests_total',
    help: 'SCIM requests by outcome: ok, or the code of the answer.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    text: async () => `${await registry.metrics()}${await processFigures().metrics()}`,
    onOperation:
      (knownNames: ReadonlySet<string>) =>
      ({ name, outcome, seconds }: OperationRecord) => {
        const operation = name !== null && knownNames.has(name) ? name : 'other';
        operations.observe({ operation, outcome }, seconds);
      },
    onTurnedAway: (rank: Rank) => turnedAway.inc({ rank }),
    onHookPost: (outcome: string) => hookPosts.inc({ outcome }),
    onScimRequest: (outcome: string) => scimRequests.inc({ outcome }),
    onAttempt: ({ service, operation, outcome, seconds }: AttemptRecord) =>
      attempts.observe({ service, operation, outcome }, seconds),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Serves the figures. */
export function serveMetrics(app: FastifyInstance, { contentType, text }: Metrics) {
  app.get('/metrics', async (_request, reply) => reply.type(contentType).send(await text()));
}
