// A receiver of OTLP over HTTP, which reads the protocol buffers that come.
import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type ReceivedSpan = {
  service: string;
  name: string;
  kind: number;
  traceId: string;
  id: string;
  parentId: string;
  attributes: Record<string, string | number>;
  /** 2 is an error. */
  status: number;
};

type Field = { number: number; value: Buffer | number };

/** The fields of a message: numbers, and what has a length. */
function* fieldsOf(bytes: Buffer): Generator<Field> {
  let at = 0;
  const varint = () => {
    let [value, shift, byte] = [0, 1, 0x80];
    while (byte >= 0x80) {
      byte = bytes[at++] ?? 0;
      value += (byte & 0x7f) * shift;
      shift *= 128;
    }
    return value;
  };
  while (at < bytes.length) {
    const tag = varint();
    const [number, wire] = [tag >>> 3, tag & 7];
    if (wire === 0) yield { number, value: varint() };
    else {
      const length = wire === 2 ? varint() : wire === 1 ? 8 : 4;
      yield { number, value: bytes.subarray(at, at + length) };
      at += length;
    }
  }
}

const all = (bytes: Buffer, number: number): Buffer[] =>
  [...fieldsOf(bytes)].flatMap((field) => (field.number === number && Buffer.isBuffer(field.value) ? field.value : []));
const one = (bytes: Buffer, number: number): Buffer => all(bytes, number)[0] ?? Buffer.alloc(0);
const numberIn = (bytes: Buffer, number: number): number => {
  const found = [...fieldsOf(bytes)].find((field) => field.number === number)?.value;
  return typeof found === 'number' ? found : 0;
};

const attributesIn = (bytes: Buffer, number: number): Record<string, string | number> =>
  Object.fromEntries(
    all(bytes, number).map((pair) => {
      const value = one(pair, 2);
      const text = one(value, 1);
      return [one(pair, 1).toString(), text.length > 0 ? text.toString() : numberIn(value, 3)];
    }),
  );

function* spansIn(request: Buffer): Generator<ReceivedSpan> {
  for (const ofResource of all(request, 1)) {
    const service = String(attributesIn(one(ofResource, 1), 1)['service.name']);
    for (const span of all(ofResource, 2).flatMap((scope) => all(scope, 2)))
      yield {
        service,
        name: one(span, 5).toString(),
        kind: numberIn(span, 6),
        traceId: one(span, 1).toString('hex'),
        id: one(span, 2).toString('hex'),
        parentId: one(span, 4).toString('hex'),
        attributes: attributesIn(span, 9),
        status: numberIn(one(span, 15), 3),
      };
  }
}

export type TraceReceiver = Awaited<ReturnType<typeof startTraceReceiver>>;

/** @param answer in place of taking what came */
export async function startTraceReceiver(answer?: (response: ServerResponse) => void) {
  const requests: Buffer[] = [];
  const server = createServer((request, response) => {
    buffer(request)
      .then((bytes) => {
        requests.push(bytes);
        if (answer) return answer(response);
        response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
      })
      .catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests.length,
    bytes: () => Buffer.concat(requests).toString('latin1'),
    spans: () => requests.flatMap((request) => [...spansIn(request)]),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
