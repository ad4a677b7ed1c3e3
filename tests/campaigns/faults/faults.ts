// Services that are slow, hang, fail or lie, one after the other, on one gateway: what each fault does to whoever asks.
import type { Campaign } from '../campaign.ts';
import { openAsker, patience, withGateway } from '../gatewayUnderTest.ts';
import { startFaultyServices } from '../../load/faultyServices.ts';
import { type Stage, type Trial, asked } from './asked.ts';
import { failing } from './failing.ts';
import { hanging } from './hanging.ts';
import { lying } from './lying.ts';
import { refusing } from './refusing.ts';
import { slow } from './slow.ts';

/** What every call takes when all is well, in milliseconds. */
const LATENCY_MS = 10;

const trials: readonly Trial[] = [slow, hanging, failing, lying, refusing];

export const faults: Campaign = {
  name: 'faults',
  title: 'Services that are slow, hang, fail or lie',
  async run(length, say) {
    const services = await startFaultyServices(LATENCY_MS);
    const env = { UPSTREAM_URL: services.url, LOG_LEVEL: 'error', ...patience(length) };
    try {
      return await withGateway(env, async (gateway) => {
        const asker = openAsker(gateway.url);
        const stage: Stage = { asker, services, gateway, length };
        try {
          // Whatever runs for the first time is compiled first.
          await asked.everything(stage, 30);
          const findings = [];
          for (const { name, run } of trials) {
            say(`A service that is ${name} …`);
            findings.push(...(await run(stage)));
          }
          return findings;
        } finally {
          await asker.close();
        }
      });
    } finally {
      await services.close();
    }
  },
};
