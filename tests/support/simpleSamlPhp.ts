// A real identity provider of Debian's packages, as a company would run it: SimpleSAMLphp on PHP's own server.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../scripts/stack.ts';

const PACKAGE = '/usr/share/simplesamlphp/www';

/** Whether it is installed: `scripts/installServers.sh` does that. */
export const hasSimpleSamlPhp = (): boolean => existsSync(PACKAGE) && existsSync('/usr/bin/php');

/** Who works at the company; each has the same password. */
export const PASSWORD = 'a password of the company';
const PEOPLE = ['admin@summit.example', 'member@summit.example', 'stranger@summit.example'];

export type SimpleSamlPhp = {
  /** What it calls itself, and where it takes requests. */
  entityId: string;
  ssoUrl: string;
  /** Where it sends people by itself. */
  startFor(entityId: string, relayState: string): string;
  /** The certificate of the key that it signs with. */
  certificate(): string;
  /** From now on it signs with another key. */
  rollOver(): void;
  stop(): Promise<void>;
};

const php = (text: string) => `<?php\n${text}\n`;
const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

function newKey(folder: string, name: string): void {
  const subject = ['-subj', '/CN=Summit identity provider', '-days', '30', '-sha256', '-nodes'];
  const files = ['-keyout', join(folder, `${name}.pem`), '-out', join(folder, `${name}.crt`)];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject, ...files], { stdio: 'ignore' });
}

/** Its configuration, in the words of its manual. */
function configure(folder: string, { origin, key }: { origin: string; key: string }): void {
  const users = PEOPLE.map((email) => `${quoted(`${email}:${PASSWORD}`)} => ['email' => [${quoted(email)}]]`);
  writeFileSync(
    join(folder, 'config', 'config.php'),
    php(`$config = [
  'baseurlpath' => ${quoted(`${origin}/`)}, 'certdir' => ${quoted(`${folder}/`)}, 'datadir' => ${quoted(`${folder}/`)},
  'loggingdir' => ${quoted(`${folder}/`)}, 'tempdir' => ${quoted(`${folder}/tmp`)}, 'logging.handler' => 'file', 'timezone' => 'UTC',
  'secretsalt' => 'only-for-tests', 'auth.adminpassword' => 'only-for-tests', 'admin.checkforupdates' => false,
  'enable.saml20-idp' => true, 'module.enable' => ['exampleauth' => true, 'core' => true, 'saml' => true],
  'session.cookie.secure' => false, 'session.cookie.samesite' => null, 'store.type' => 'phpsession',
  'session.phpsession.savepath' => ${quoted(`${folder}/tmp`)}, 'language.default' => 'en', 'production' => false,
  'metadata.sources' => [
    ['type' => 'flatfile', 'directory' => ${quoted(`${folder}/metadata`)}],
    ['type' => 'xml', 'file' => ${quoted(`${folder}/sp.xml`)}],
  ],
];`),
  );
  writeFileSync(
    join(folder, 'config', 'authsources.php'),
    php(`$config = ['company' => ['exampleauth:UserPass', ${users.join(', ')}]];`),
  );
  const format = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
  writeFileSync(
    join(folder, 'metadata', 'saml20-idp-hosted.php'),
    php(`$metadata[${quoted(`${origin}/idp`)}] = [
  'host' => '__DEFAULT__', 'privatekey' => ${quoted(`${key}.pem`)}, 'certificate' => ${quoted(`${key}.crt`)}, 'auth' => 'company',
  'NameIDFormat' => ${quoted(format)},
  'authproc' => [3 => ['class' => 'saml:AttributeNameID', 'attribute' => 'email', 'Format' => ${quoted(format)}]],
];`),
  );
}

/**
 * Starts it on a free port.
 *
 * @param metadata what this side tells identity providers about itself, as it is served
 */
export async function startSimpleSamlPhp(metadata: string): Promise<SimpleSamlPhp> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-ssp-'));
  for (const name of ['config', 'metadata', 'tmp']) mkdirSync(join(folder, name));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let key = 'first';
  newKey(folder, key);
  writeFileSync(join(folder, 'sp.xml'), metadata);
  configure(folder, { origin, key });
  // PHP otherwise looks only every other second whether a file of its configuration has changed.
  const child = spawn('php', ['-d', 'opcache.enable=0', '-S', `127.0.0.1:${port}`, '-t', PACKAGE], {
    env: { ...process.env, SIMPLESAMLPHP_CONFIG_DIR: join(folder, 'config') },
    stdio: 'ignore',
  });
  await untilReady(child, `${origin}/saml2/idp/metadata.php`);
  const exited = new Promise((done) => child.once('exit', done));
  return {
    entityId: `${origin}/idp`,
    ssoUrl: `${origin}/saml2/idp/SSOService.php`,
    startFor: (entityId, relayState) =>
      `${origin}/saml2/idp/SSOService.php?${new URLSearchParams({ spentityid: entityId, RelayState: relayState }).toString()}`,
    certificate: () => execFileSync('cat', [join(folder, `${key}.crt`)], { encoding: 'utf8' }),
    rollOver: () => {
      key = 'second';
      newKey(folder, key);
      configure(folder, { origin, key });
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error('SimpleSAMLphp did not start.');
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await delay(100);
  }
  throw new Error('SimpleSAMLphp does not answer.');
}
