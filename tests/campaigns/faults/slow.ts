import { percentile } from '../../report/statistics.ts';
import type { Asked } from '../gatewayUnderTest.ts';
import { atMost, none } from '../goals.ts';
import { type Trial, asked, heal } from './asked.ts';

const TIMES_SLOWER = 10;
const CALL_MS = 10;

const effort = {
  short: { rounds: 1, seconds: 0.25, perSecond: 100 },
  long: { rounds: 10, seconds: 2, perSecond: 100 },
};

const p99 = (answers: readonly Asked[]) =>
  percentile(
    answers.map(({ milliseconds }) => milliseconds),
    0.99,
  );

/** The member service takes ten times as long. Whoever does not need it is asked about, by turns with it well and slow. */
export const slow: Trial = {
  name: 'slow',
  async run(stage) {
    const { rounds, seconds, perSecond } = effort[stage.length];
    const others: Asked[][] = [[], []];
    const own: Asked[] = [];
    const measure = async (into: Asked[] | undefined) => {
      const [other, member] = await Promise.all([
        asked.paced(stage, 'identity', perSecond, seconds),
        asked.paced(stage, 'member', perSecond, seconds),
      ]);
      into?.push(...other);
      own.push(...member);
    };
    for (let round = 0; round < rounds; round += 1) {
      await measure(others[0]);
      stage.services.set('member', (_response, well) => void setTimeout(well, CALL_MS * TIMES_SLOWER));
      await measure(others[1]);
      await heal(stage, 'member', 'member');
    }
    const [base = [], slowed = []] = others;
    const failed = (answers: readonly Asked[]) =>
      answers.filter(({ codes, status }) => codes.length > 0 || !status).length;
    return [
      atMost(
        'one service 10 × slower: 99 % of what does not need it, to the same without',
        1.25,
        p99(slowed) / p99(base),
        {
          unit: ' ×',
          isTimed: true,
        },
      ),
      none('of that failed', failed(slowed), slowed.length),
      none('of what needs it failed', failed(own), own.length),
    ];
  },
};
