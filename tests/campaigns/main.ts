// `npm run campaign`: puts the gateway's promises to the test, and says of each goal whether it was met. Ends with 1 where
// one was not, be it that the machine was too slow or lacked what a campaign needs.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readCommandLine } from '../report/commandLine.ts';
import { occasion } from '../report/occasion.ts';
import { withRecord } from '../report/record.ts';
import { campaigns } from './all.ts';
import type { Finding } from './campaign.ts';
import { readOptions } from './options.ts';
import { campaignReport } from './report.ts';

const document = fileURLToPath(new URL('../../docs/reliability.md', import.meta.url));
const { length, only, json, record } = readCommandLine((args) =>
  readOptions(
    args,
    campaigns.map(({ name }) => name),
  ),
);
const say = (line: string) => (json ? undefined : console.log(line));

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const findings: Record<string, readonly Finding[]> = {};
const leftOut: string[] = [];
for (const campaign of campaigns.filter(({ name }) => only === undefined || name === only)) {
  const lacking = campaign.lacks?.() ?? null;
  if (lacking !== null) {
    say(`${campaign.name} is left out: this machine lacks ${lacking}.\n`);
    leftOut.push(campaign.name);
    continue;
  }
  const found = await campaign.run(length, say);
  findings[campaign.name] = found;
  const text = `${occasion()}\n\n${campaignReport(campaign, found)}`;
  say(`${text}\n`);
  if (record) writeFileSync(document, withRecord(readFileSync(document, 'utf8'), campaign.name, text));
}
if (json) console.log(JSON.stringify(findings, null, 2));
const isMet = Object.values(findings).every((found) => found.every((one) => one.isMet));
process.exit(isMet && leftOut.length === 0 ? 0 : 1);
