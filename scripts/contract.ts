// Checks running services against their contract (schema/upstream): docs/own-services.md.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { readConfig } from '../gateway/src/config.ts';
import { areCredentials } from '../gateway/src/upstream/url.ts';
import { type Finding, checkContract } from './contract/check.ts';

const USAGE = `npm run contract -- --url https://services.example.com [--session guid:token]

  --url URL        where the services are, each under its own name; UPSTREAM_URL, MEMBER_URL … and UPSTREAM_PATHS count as
                   they do for the gateway
  --session G:T    who is signed in: an admin of a team for tests; MUSTER_SESSION keeps it out of the list of processes.
                   Without one only calls are made that need nobody
  --service NAME   only this service; may be given several times
  --input FILE     JSON: what single calls are given, {"service.operation": {"query": {…}, "body": {…}}}
  --writes         makes calls that change something, too: those that the file of --input names
  --json           all findings as JSON

Calls that only read are made, and each of them once more in the name of a session that there is not. The command ends with
1 where an answer is not as described.`;

const inputs = z.record(
  z.string(),
  z.object({ query: z.record(z.string(), z.unknown()).optional(), body: z.unknown() }),
);

function sessionOf(text: string | undefined) {
  if (text === undefined || text === '') return null;
  const [guid = '', token = ''] = text.split(':');
  if (!areCredentials({ guid, token })) throw new Error('--session has to be guid:token.');
  return { guid, token };
}

function report(findings: readonly Finding[]): string {
  const width = Math.max(0, ...findings.map(({ name }) => name.length));
  const lines = findings.map(({ name, result, told }) =>
    `${result.padEnd(7)}  ${name.padEnd(width)}  ${told}`.trimEnd(),
  );
  const count = (result: Finding['result']) => findings.filter((one) => one.result === result).length;
  const counts = `${count('good')} as described, ${count('refused')} refused as described, ${count('wrong')} wrong, ${count('skipped')} not asked`;
  return [...lines, '', counts].join('\n');
}

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      session: { type: 'string' },
      service: { type: 'string', multiple: true, default: [] },
      input: { type: 'string' },
      writes: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { UPSTREAM_URL } = process.env;
  if (values.help || (values.url ?? UPSTREAM_URL ?? '') === '') {
    console.log(USAGE);
    return values.help ? 0 : 1;
  }
  const { upstream } = readConfig({ ...process.env, NODE_ENV: 'test', UPSTREAM_URL: values.url ?? UPSTREAM_URL });
  const findings = await checkContract(upstream, {
    session: sessionOf(values.session ?? process.env['MUSTER_SESSION']),
    only: values.service,
    given: values.input === undefined ? {} : inputs.parse(JSON.parse(readFileSync(values.input, 'utf8'))),
    writes: values.writes,
  });
  console.log(values.json ? JSON.stringify(findings, null, 2) : report(findings));
  return findings.some(({ result }) => result === 'wrong') ? 1 : 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
