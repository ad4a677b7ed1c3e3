// What a Node process started with --inspect tells about its heap.
import * as z from 'zod';

const targets = z.tuple([z.object({ webSocketDebuggerUrl: z.url() })]);
const usage = z.object({ usedSize: z.number(), backingStorageSize: z.number().default(0) });
const reply = z.object({ id: z.number(), result: z.unknown() });

/** Bytes in use: JavaScript's heap, and what it holds outside of it, such as buffers. */
export type HeapUse = { heap: number; outside: number };

async function open(port: number): Promise<WebSocket> {
  const [{ webSocketDebuggerUrl }] = targets.parse(await (await fetch(`http://127.0.0.1:${port}/json/list`)).json());
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  return socket;
}

/** Asks one thing after the other on the connection. */
function caller(socket: WebSocket) {
  let asked = 0;
  return (method: string) => {
    asked += 1;
    const id = asked;
    return new Promise<unknown>((resolve, reject) => {
      const hear = ({ data }: MessageEvent) => {
        const { success, data: message } = reply.safeParse(JSON.parse(String(data)));
        if (!success || message.id !== id) return;
        socket.removeEventListener('message', hear);
        resolve(message.result);
      };
      socket.addEventListener('message', hear);
      socket.addEventListener('close', () => reject(new Error('The inspector hung up.')), { once: true });
      socket.send(JSON.stringify({ id, method }));
    });
  };
}

/** What is in use once all garbage is collected. It listens only meanwhile, and leaves nothing behind. */
export async function collectedHeap(port: number): Promise<HeapUse> {
  const socket = await open(port);
  try {
    const call = caller(socket);
    // Twice: what the first one finalises, the second one frees.
    await call('HeapProfiler.collectGarbage');
    await call('HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize } = usage.parse(await call('Runtime.getHeapUsage'));
    return { heap: usedSize, outside: backingStorageSize };
  } finally {
    socket.close();
  }
}
