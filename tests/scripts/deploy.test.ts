// What deploy/ names is there: settings, files and programs.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { readConfig as readGateway } from '../../gateway/src/config.ts';
import { describeSettings as gatewaySettings } from '../../gateway/src/settings.ts';
import { readConfig as readUpstream, describeSettings as upstreamSettings } from '../../upstream/src/config.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');
const known = {
  gateway: new Set(gatewaySettings().map(({ name }) => name)),
  upstream: new Set(upstreamSettings().map(({ name }) => name)),
};
const isProgram = (name: unknown): name is keyof typeof known => name === 'gateway' || name === 'upstream';

const composeFile = z.object({
  services: z.record(
    z.string(),
    z.object({
      command: z.union([z.array(z.string()), z.string()]).optional(),
      environment: z.record(z.string(), z.string()).optional(),
      volumes: z.array(z.string()).optional(),
      image: z.string(),
    }),
  ),
});

test('the compose file gives our programs settings that they have, and names files that are there', () => {
  const { services } = composeFile.parse(parse(read('deploy/compose.yaml'), { merge: true }));
  const programs = Object.values(services).filter(({ command }) => Array.isArray(command) && isProgram(command[0]));
  expect(programs).toHaveLength(3);
  for (const { command, environment = {} } of programs) {
    const program = Array.isArray(command) ? command[0] : undefined;
    if (isProgram(program))
      expect(
        Object.keys(environment).filter((name) => !known[program].has(name)),
        program,
      ).toEqual([]);
  }
  const mounted = Object.values(services).flatMap(({ volumes = [] }) => volumes.filter((one) => one.startsWith('./')));
  expect(mounted.map((one) => one.split(':')[0] ?? '').filter((path) => !existsSync(`${root}deploy/${path}`))).toEqual(
    [],
  );
});

test('with the settings of the compose file both programs start, and mails lead where its proxy is', () => {
  const { services } = composeFile.parse(parse(read('deploy/compose.yaml'), { merge: true }));
  const envOf = (service: string) => {
    const given = Object.entries(services[service]?.environment ?? {});
    const filled = given.map(([name, value]) => [name, value.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')] as const);
    return { NODE_ENV: 'production', ...Object.fromEntries(filled) };
  };
  const { publicOrigin } = readGateway(envOf('gateway-1'));
  expect(publicOrigin).toBe('https://localhost');
  expect(readUpstream(envOf('upstream')).chatExportTerms.consoleUrl).toBe(publicOrigin);
});

const named = z.object({ kind: z.string(), metadata: z.object({ name: z.string() }) });
const values = z.object({
  data: z.record(z.string(), z.string()).optional(),
  stringData: z.record(z.string(), z.string()).optional(),
});

/** What the Kubernetes example sets by one of its documents. */
function kubernetesSettings(kind: string, name: string): Record<string, string> {
  const documents = parseAllDocuments(read('deploy/kubernetes/muster.yaml')).map((one): unknown => one.toJS());
  const document = documents.find((one) => {
    const { kind: isKind, metadata } = named.parse(one);
    return isKind === kind && metadata.name === name;
  });
  const { data = {}, stringData = {} } = values.parse(document);
  return { ...data, ...stringData };
}

test('the Kubernetes example gives our programs settings that they have', () => {
  const settingsOf = (kind: string, name: string) => Object.keys(kubernetesSettings(kind, name));
  const unknown = (names: string[], program: keyof typeof known) => names.filter((name) => !known[program].has(name));
  for (const program of ['gateway', 'upstream'] as const) {
    const own = settingsOf('Secret', `muster-${program}`);
    expect(own.length).toBeGreaterThan(1);
    expect(unknown(own, program)).toEqual([]);
  }
  const shared = settingsOf('ConfigMap', 'muster');
  expect(shared.filter((name) => !known.gateway.has(name) && !known.upstream.has(name))).toEqual([]);
});

test('with the settings of the Kubernetes example both programs start, and money is real', () => {
  const envOf = (program: string) => ({
    ...{ NODE_ENV: 'production', ...kubernetesSettings('ConfigMap', 'muster') },
    ...kubernetesSettings('Secret', `muster-${program}`),
  });
  const { payments, console, chatUrl } = readGateway(envOf('gateway'));
  expect(console.environment).toBe('prod');
  expect(payments.netBankingOrigin).toBeNull();
  const { environment, providers, invitations, groupsDomain } = readUpstream(envOf('upstream'));
  expect(environment).toBe('prod');
  expect(providers.netBanking).toBeNull();
  expect(payments.cards?.url).toBe(providers.cards?.url);
  expect(chatUrl('acme')).toBe('https://acme.chat.example.com');
  expect([invitations.chatUrl, groupsDomain]).toEqual([
    'https://{teamUrl}.chat.example.com',
    'groups.chat.example.com',
  ]);
});

test.each(['gateway', 'upstream'] as const)(
  'the unit of systemd starts the %s, with settings that it has',
  (program) => {
    const unit = read(`deploy/systemd/muster-${program}.service`);
    const valuesOf = (key: string) =>
      [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
    const [start = ''] = valuesOf('ExecStart');
    expect(start).toBe(`/opt/muster/node_modules/.bin/node ${program}/src/main.ts`);
    expect(existsSync(`${root}${program}/src/main.ts`)).toBe(true);
    const given = valuesOf('Environment').map((line) => line.split('='));
    expect(given).toContainEqual(['NODE_ENV', 'production']);
    const names = given.map(([name = '']) => name.replace(/_FILE$/, ''));
    expect(names.filter((name) => !known[program].has(name))).toEqual([]);
    // Each secret that a setting names is one that systemd hands over.
    const credentials = valuesOf('LoadCredential').map((line) => line.split(':')[0] ?? '');
    const files = given.flatMap(([name = '', value = '']) => (name.endsWith('_FILE') ? [value] : []));
    expect(files.toSorted()).toEqual(credentials.map((one) => `%d/${one}`).toSorted());
  },
);

test('the image is made of files that are there', () => {
  const copied = read('Dockerfile')
    .split('\n')
    .filter((line) => line.startsWith('COPY') && !line.includes('--from='))
    .flatMap((line) => line.split(' ').slice(1, -1))
    .filter((path) => path !== '.');
  expect(copied.length).toBeGreaterThan(8);
  expect(copied.filter((path) => !existsSync(root + path))).toEqual([]);
  const programs = [...read('deploy/muster').matchAll(/node (upstream\/src\/\w+\.ts)/g)].map(([, path]) => path ?? '');
  expect(programs.filter((path) => !existsSync(root + path))).toEqual([]);
});
