// What an operator sees of an operation: one trace through both servers, and nothing lost when the receiver of traces is.
import { expect, test } from 'vitest';
import { startTestStack } from '../support/stack.ts';
import { startTraceReceiver } from '../support/traceReceiver.ts';

const READ = 'query Team { viewer { email team { name } } }';
const DAY_MS = 86_400_000;
const EMAIL = 'admin@seedling.example';

test('an operation is one trace from whoever began it to the database', async () => {
  const receiver = await startTraceReceiver();
  const stack = await startTestStack({ OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.url}/` });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const began = 'b7ad6b7169203331';
  const { ask } = await stack.signIn(EMAIL);
  const answer = await ask(READ, {}, { traceparent: `00-${traceId}-${began}-01`, 'x-request-id': 'traced-request-1' });
  await ask('{ viewer { nothing } }', {}, { 'x-request-id': 'failed-request-1' });
  await stack.dev.advance(DAY_MS);
  await stack.stop();
  await receiver.stop();

  expect(answer.errors).toEqual([]);
  const spans = receiver.spans();
  const ours = spans.filter((span) => span.traceId === traceId);
  const operation = ours.find((span) => span.name === 'POST /graphql');
  expect(operation).toMatchObject({
    ...{ service: 'muster-gateway', parentId: began, status: 0, kind: 2 },
    attributes: {
      ...{ 'muster.request_id': 'traced-request-1', 'graphql.operation.name': 'Team', 'muster.outcome': 'OK' },
      ...{ 'http.request.method': 'POST', 'http.route': '/graphql', 'http.response.status_code': 200 },
    },
  });
  const calls = ours.filter((span) => span.parentId === operation?.id);
  expect(calls.map(({ name, kind }) => [name, kind])).toEqual(expect.arrayContaining([['identity.fullProfile', 3]]));
  for (const call of calls) {
    const route = ours.find((span) => span.parentId === call.id);
    expect(route).toMatchObject({
      ...{ service: 'muster-upstream', name: call.name, kind: 2, status: 0 },
      attributes: { 'muster.request_id': 'traced-request-1', 'http.response.status_code': 200 },
    });
    expect(ours.filter((span) => span.parentId === route?.id).map(({ name }) => name)).toContain('database.read');
  }
  const jobs = spans.filter((span) => span.kind === 5);
  expect(jobs.map(({ service, parentId }) => ({ service, parentId }))).toContainEqual({
    service: 'muster-upstream',
    parentId: '',
  });
  expect(jobs.map(({ name }) => name)).toEqual(expect.arrayContaining([expect.stringMatching(/^housekeeping/)]));
  expect(spans.find((span) => span.attributes['muster.request_id'] === 'failed-request-1')).toMatchObject({
    status: 2,
  });
  expect(spans.filter((span) => /health|metrics/.test(span.name))).toEqual([]);

  const lines = stack
    .logs()
    .split('\n')
    .filter((line) => line.includes('traced-request-1'));
  for (const service of ['gateway', 'upstream']) {
    const own = lines.filter((line) => line.includes(`"service":"${service}"`));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((line) => !line.includes(`"traceId":"${traceId}"`))).toEqual([]);
  }
});

test.each([
  ['keeps what its caller would not', '1', '00', true],
  ['keeps nothing of what its caller would', '0', '01', false],
])('the gateway %s', async (_what, ratio, flags, isKept) => {
  const receiver = await startTraceReceiver();
  const stack = await startTestStack({
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_TRACES_SAMPLER_ARG: ratio,
  });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const { ask } = await stack.signIn(EMAIL);
  await ask(READ, {}, { traceparent: `00-${traceId}-b7ad6b7169203331-${flags}` });
  await stack.stop();
  await receiver.stop();
  const services = receiver.spans().flatMap((span) => (span.traceId === traceId ? [span.service] : []));
  expect(new Set(services)).toEqual(new Set(isKept ? ['muster-gateway', 'muster-upstream'] : []));
});

test.each([
  ['refuses', (response: { writeHead(status: number): { end(): unknown } }) => void response.writeHead(400).end()],
  ['says nothing', () => undefined],
])('a receiver that %s harms no request, and holds no stop up', async (_what, answer) => {
  const receiver = await startTraceReceiver(answer);
  const stack = await startTestStack({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
  const { ask } = await stack.signIn(EMAIL);
  expect((await ask(READ)).data.viewer.email).toBe(EMAIL);
  await stack.stop();
  expect(receiver.requests()).toBeGreaterThan(0);
  for (const service of ['gateway', 'upstream'])
    expect(stack.logs()).toMatch(new RegExp(`"service":"${service}".*Traces could not be sent`));
  await receiver.stop();
});
