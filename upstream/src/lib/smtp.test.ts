import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSmtpTransport } from './smtp.ts';

/** Says yes to everything and remembers the lines it heard, as a mail server would hear them. */
const heard: string[] = [];
const server = createServer((socket) => {
  let isContent = false;
  socket.write('220 test\r\n');
  createInterface({ input: socket }).on('line', (line) => {
    heard.push(line);
    if (isContent && line !== '.') return;
    isContent = line === 'DATA';
    socket.write(isContent ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
  });
});
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => server.close());

const patient = new AbortController().signal;

test('a mail goes to its recipient, with a message id that is the same when it is repeated', async () => {
  const { port } = server.address() as AddressInfo;
  const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'muster@orbit.example');
  const content = { subject: '123456 is your sign-in PIN', text: 'Enter 123456.', html: '<p>Enter 123456.</p>' };
  for (const _ of [1, 2]) await transport.deliver({ ...content, to: 'admin@lonely.example', key: '7-1000' }, patient);
  expect(heard).toContain('RCPT TO:<admin@lonely.example>');
  expect(heard).toContain('From: muster@orbit.example');
  expect(heard).toContain('Subject: 123456 is your sign-in PIN');
  expect(heard.filter((line) => line === 'Message-ID: <muster-7-1000@orbit.example>')).toHaveLength(2);
});

test('a server that is not there makes the delivery fail', async () => {
  const transport = createSmtpTransport('smtp://127.0.0.1:9', 'muster@orbit.example');
  const content = { subject: '', text: '', html: '', to: 'admin@lonely.example', key: '1' };
  await expect(transport.deliver(content, patient)).rejects.toThrow('ECONNREFUSED');
});

test('of a delivery that is given up nothing goes on', async () => {
  const giveUp = new AbortController();
  const slow = createServer((socket) => {
    socket.write('220 test\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      if (line === 'DATA') giveUp.abort();
      else socket.write('250 ok\r\n');
    });
  });
  const isReached = once(slow.listen(0, '127.0.0.1'), 'connection') as Promise<[Socket]>;
  await once(slow, 'listening');
  const { port } = slow.address() as AddressInfo;
  const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'muster@orbit.example');
  const content = { subject: '', text: '', html: '', to: 'admin@lonely.example', key: '1' };
  const isGone = isReached.then(([socket]) => once(socket, 'close'));
  await expect(transport.deliver(content, giveUp.signal)).rejects.toThrow('aborted');
  await isGone;
  slow.close();
});

test('a mail of somebody’s is from them, and what cannot be delivered comes back to the installation', async () => {
  const { port } = server.address() as AddressInfo;
  const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'muster@orbit.example');
  const content = { subject: 'Join us', text: 'Join us.', html: '<p>Join us.</p>', to: 'new@lonely.example' };
  const send = (name: string, address: string) =>
    transport.deliver({ ...content, key: '8-1000', from: { name, address } }, patient);
  heard.length = 0;
  await send("Zoë O'Neill", 'zoe.oneill@mail.orbit.example');
  expect(heard).toContain('MAIL FROM:<muster@orbit.example>');
  expect(heard.find((line) => line.startsWith('From: '))).toBe(
    'From: =?UTF-8?Q?Zo=C3=AB_O=27Neill?= <zoe.oneill@mail.orbit.example>',
  );
  heard.length = 0;
  await send('Eve\r\nBcc: all@lonely.example', 'eve\r\nBcc: all@lonely.example');
  expect(heard.filter((line) => /^bcc:/i.test(line))).toEqual([]);
  expect(heard.filter((line) => line.startsWith('RCPT TO:'))).toEqual(['RCPT TO:<new@lonely.example>']);
});
