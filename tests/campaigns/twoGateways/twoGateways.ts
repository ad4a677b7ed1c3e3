// Two gateways with one Redis and one session key are to be one gateway to everybody who asks.
import { lacksRedis } from '../../../scripts/redisServer.ts';
import type { Campaign, Finding } from '../campaign.ts';
import { sharedAnswers } from './answers.ts';
import { redisKeys, sharedLimits } from './limits.ts';
import { startPair } from './pair.ts';
import { replacing } from './replacing.ts';
import { sharedSessions, visitorsOf } from './sessions.ts';

export const twoGateways: Campaign = {
  name: 'twoGateways',
  title: 'Two gateways behind a proxy',
  lacks: lacksRedis,
  async run(length, say) {
    say('Starting the services, Redis and two gateways …');
    const pair = await startPair(length);
    try {
      const { visitors, finding } = await visitorsOf(pair, length);
      const findings: Finding[] = [finding];
      // Everything else is asked by them.
      if (!finding.isMet) return findings;
      say('What both have in common …');
      findings.push(...(await sharedSessions(pair, visitors)));
      findings.push(...(await sharedAnswers(pair, visitors, length)));
      findings.push(...(await sharedLimits(pair, length)));
      const telling = visitors.flatMap(({ email, guid, token }) => [email, guid, token]);
      findings.push(...(await redisKeys(pair, telling)));
      say('One is killed, stopped, replaced …');
      findings.push(...(await replacing(pair, visitors, length)));
      return findings;
    } finally {
      await pair.stop();
    }
  },
};
