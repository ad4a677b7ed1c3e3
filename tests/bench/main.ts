// `npm run bench`: measures the gateway against its base, its limit and other servers, weighs the console, traces the list
// of people in a browser, measures who belongs to user groups, how files of people are looked at and how an archive is sent, and
// soaks the gateway. Never fails on a figure.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { browserBench } from './browser/browserBench.ts';
import { browserReport } from './browser/browserReport.ts';
import { consoleBench } from './console/consoleBench.ts';
import { consoleReport } from './console/consoleReport.ts';
import { gatewayBench } from './gateway/gatewayBench.ts';
import { gatewayReport } from './gateway/gatewayReport.ts';
import { readOptions } from './lib/options.ts';
import { soakBench } from './soak/soakBench.ts';
import { soakReport } from './soak/soakReport.ts';
import { readCommandLine } from '../report/commandLine.ts';
import { machine, occasion } from '../report/occasion.ts';
import { withRecord } from '../report/record.ts';
import { membershipBench } from './membership/membershipBench.ts';
import { membershipReport } from './membership/membershipReport.ts';
import { memberFilesBench } from './memberFiles/memberFilesBench.ts';
import { memberFilesReport } from './memberFiles/memberFilesReport.ts';
import { uploadsBench } from './uploads/uploadsBench.ts';
import { uploadsReport } from './uploads/uploadsReport.ts';

const document = fileURLToPath(new URL('../../docs/performance.md', import.meta.url));
const options = readCommandLine(readOptions);
const say = (line: string) => (options.json ? undefined : console.log(line));

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const measuredAt = new Date();

/** Shows a part's report, and keeps it in the documentation where that was asked for. */
function report(name: string, text: string): void {
  const whole = `${occasion(measuredAt)}\n\n${text}`;
  say(`${whole}\n`);
  if (options.record) writeFileSync(document, withRecord(readFileSync(document, 'utf8'), name, whole));
}

const consoleFigures = options.console ? await consoleBench() : undefined;
if (consoleFigures) report('console', consoleReport(consoleFigures));
const browserFigures = options.browser ? await browserBench(options.browserEffort, say) : undefined;
if (browserFigures) report('browser', browserReport(browserFigures));
const membershipFigures = options.membership ? await membershipBench(options.membershipEffort, say) : undefined;
if (membershipFigures) report('membership', membershipReport(membershipFigures));
const memberFilesFigures = options.memberFiles ? await memberFilesBench(options.memberFilesEffort, say) : undefined;
if (memberFilesFigures) report('memberFiles', memberFilesReport(memberFilesFigures));
const uploadsFigures = options.uploads ? await uploadsBench(options.uploadsEffort, say) : undefined;
if (uploadsFigures) report('uploads', uploadsReport(uploadsFigures));
// These come last: they tie this process to one core, which whatever is started afterwards would share.
const gatewayFigures = options.gateway ? await gatewayBench(options.effort, options, say) : undefined;
if (gatewayFigures) report('gateway', gatewayReport(gatewayFigures));
const soakFigures = options.soak ? await soakBench(options.soakEffort, say) : undefined;
if (soakFigures) report('soak', soakReport(soakFigures));

const result = {
  measuredAt: measuredAt.toISOString(),
  machine: machine(),
  effort: options.effort,
  console: consoleFigures,
  browser: browserFigures,
  membership: membershipFigures,
  memberFiles: memberFilesFigures,
  uploads: uploadsFigures,
  gateway: gatewayFigures,
  soak: soakFigures,
};
if (options.json) console.log(JSON.stringify(result, null, 2));
