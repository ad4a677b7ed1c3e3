// On a real mail server: what operators have demands TLS and a login.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { CERTIFICATE, CERTIFICATE_KEY } from '../testing/certificate.ts';
import { createSmtpTransport } from './smtp.ts';

const OWN = 'muster@orbit.example';
const MAIL = {
  subject: 'Your PIN',
  text: 'Grüße: 123456',
  html: '<p>123456</p>',
  to: 'admin@lonely.example',
  key: '1',
};
/** The certificate is signed by itself. */
const TRUSTING = 'tls.rejectUnauthorized=false';

let server: SMTPServer | undefined;
let taken: { isSecure: boolean; user: string | undefined; from: string; to: string[]; content: string }[] = [];
let logins = 0;

async function start(options: SMTPServerOptions): Promise<number> {
  taken = [];
  logins = 0;
  server = new SMTPServer({
    ...{ key: CERTIFICATE_KEY, cert: CERTIFICATE, logger: false, ...options },
    onAuth({ username, password }, _session, done) {
      logins += 1;
      if (username === 'mailer@orbit.example' && password === 'p/ss:wörd') return done(null, { user: username });
      done(new Error('Invalid username or password'));
    },
    onData(stream, { envelope, secure, user }, done) {
      let content = '';
      stream.on('data', (chunk: Buffer) => (content += chunk.toString()));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        taken.push({ isSecure: secure, user, from, to: envelope.rcptTo.map(({ address }) => address), content });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return (listening.address() as AddressInfo).port;
}
afterEach(async () => {
  await new Promise<void>((done) => (server ? server.close(done) : done()));
});

const LOGIN = `${encodeURIComponent('mailer@orbit.example')}:${encodeURIComponent('p/ss:wörd')}`;
const deliver = (url: string) => createSmtpTransport(url, OWN).deliver(MAIL, new AbortController().signal);
const asTaken = { isSecure: true, user: 'mailer@orbit.example', from: OWN, to: ['admin@lonely.example'] };

test('by STARTTLS and with a login', async () => {
  const port = await start({});
  const url = `smtp://${LOGIN}@localhost:${port}?${TRUSTING}`;
  await createSmtpTransport(url, OWN).check();
  await deliver(url);
  expect(taken).toEqual([{ ...asTaken, content: expect.stringContaining('Subject: Your PIN') }]);
});

test('by TLS from the beginning and with a login', async () => {
  const port = await start({ secure: true });
  await deliver(`smtps://${LOGIN}@localhost:${port}?${TRUSTING}`);
  expect(taken).toEqual([{ ...asTaken, content: expect.stringContaining('From: muster@orbit.example') }]);
});

test('a password does not go to a server that has no TLS, or whose certificate nobody trusts', async () => {
  const plain = await start({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true });
  await expect(deliver(`smtp://${LOGIN}@localhost:${plain}?${TRUSTING}`)).rejects.toMatchObject({ code: 'ETLS' });
  expect([logins, taken]).toEqual([0, []]);
  await new Promise<void>((done) => server?.close(done));
  const untrusted = await start({});
  await expect(deliver(`smtp://${LOGIN}@localhost:${untrusted}`)).rejects.toThrow(/certificate/);
  expect([logins, taken]).toEqual([0, []]);
});

test('a wrong password is told by its code', async () => {
  const port = await start({});
  const url = `smtp://mailer:wrong@localhost:${port}?${TRUSTING}`;
  await expect(createSmtpTransport(url, OWN).check()).rejects.toMatchObject({ code: 'EAUTH' });
  await expect(deliver(url)).rejects.toMatchObject({ code: 'EAUTH' });
});

test('a server of the same house needs neither', async () => {
  const port = await start({ authOptional: true, disabledCommands: ['STARTTLS'] });
  await deliver(`smtp://127.0.0.1:${port}`);
  expect(taken).toMatchObject([{ isSecure: false, from: OWN, to: ['admin@lonely.example'] }]);
});
