// The reference services as `upstream/src/main.ts` starts them, but some time later than it is: so that what is due in weeks falls
// due within minutes; and its mails reach nobody. It ends only by being killed.
import { readConfig, startUpstream } from '@muster/upstream';

const laterMs = Number(process.env['LATER_MS'] ?? 0);

try {
  await startUpstream(readConfig(process.env), {
    clock: { now: () => Date.now() + laterMs },
    transport: { deliver: async () => undefined },
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : 'unknown'}\n`);
  process.exit(1);
}
