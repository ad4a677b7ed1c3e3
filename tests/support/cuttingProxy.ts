// A line to a server that breaks: connections end in the middle of what is sent, a few times.
import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

export type CuttingProxy = {
  url: string;
  /** How many connections were cut so far. */
  cuts(): number;
  close(): Promise<void>;
};

/** @param most how many connections are cut, each once so many bytes were sent over it, all of which still arrive */
export async function startCuttingProxy(target: string, most: number, afterBytes: number): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let cuts = 0;
  const server = createServer((client) => {
    const behind = connect(Number(port), hostname);
    let sent = 0;
    for (const [socket, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => other.destroy());
    }
    behind.pipe(client);
    client.on('data', (chunk: Buffer) => {
      sent += chunk.length;
      const isCut = cuts < most && sent > afterBytes;
      if (isCut) cuts += 1;
      behind.write(chunk, () => isCut && client.destroy());
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
