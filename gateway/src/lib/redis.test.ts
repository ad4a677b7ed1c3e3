import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { connectRedis } from './redis.ts';

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** Something that says OK to every command, as long as it answers at all. */
async function fakeRedis() {
  let answers = true;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (commands) => {
      const count = commands.toString().split('*').length - 1;
      if (answers) socket.write('+OK\r\n'.repeat(count));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const leave = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(leave);
  return { url: `redis://127.0.0.1:${port}`, leave, hang: () => void (answers = false) };
}

async function connected() {
  const fake = await fakeRedis();
  const redis = await connectRedis(fake.url, quiet);
  onTestFinished(() => redis.disconnect());
  expect(await redis.get('key')).toBe('OK');
  return { ...fake, redis };
}

test('a command fails at once while Redis is away', async () => {
  const { redis, leave } = await connected();
  const closed = once(redis, 'close');
  leave();
  await closed;
  await expect(redis.get('key')).rejects.toThrow('writeable');
});

test('a command that is not answered fails, and the next ones at once', async () => {
  const { redis, hang } = await connected();
  hang();
  await expect(redis.get('key')).rejects.toThrow();
  await expect(redis.get('key')).rejects.toThrow('writeable');
});

test('it has to be there at the start', async () => {
  const { url, leave } = await fakeRedis();
  leave();
  await expect(connectRedis(url, quiet)).rejects.toThrow();
});
