import type { ServerResponse } from 'node:http';
import type { Fault } from '../../load/faultyServices.ts';
import { percentile } from '../../report/statistics.ts';
import { type Asked, isUntyped } from '../gatewayUnderTest.ts';
import { atMost, none } from '../goals.ts';
import { type Stage, type Trial, asked, heal, until } from './asked.ts';

/** How long the service hangs, and how often it is asked meanwhile. */
const effort = { short: { seconds: 2.2, perSecond: 50, open: 0.4 }, long: { seconds: 20, perSecond: 100, open: 10 } };
/** How long an operation may take at most. */
const DEADLINE_MS = 10_000;
const MS = { unit: ' ms', isTimed: true };

const timesOf = (answers: readonly Asked[]) => answers.map(({ milliseconds }) => milliseconds);

type Ready = { services: Record<string, { breaker: string }> };

async function breakerOf({ gateway }: Stage, service: string): Promise<string | undefined> {
  const answer = (await (await fetch(`${gateway.url}/health/ready`)).json()) as Partial<Ready>;
  return answer.services?.[service]?.breaker;
}

/** Takes calls and never answers. What it holds is let go only where nobody has the time to wait for it. */
function holding() {
  const held: ServerResponse[] = [];
  const fault: Fault = (response) => void held.push(response);
  return { fault, letGo: () => held.forEach((response) => response.destroy()) };
}

/** The team service hangs. Once nobody asks it any more, whoever needs it is told at once. */
export const hanging: Trial = {
  name: 'hanging',
  async run(stage) {
    const { seconds, perSecond, open } = effort[stage.length];
    const { fault, letGo } = holding();
    stage.services.set('team', fault);
    const others = asked.paced(stage, 'identity', perSecond, seconds);
    const own = asked.paced(stage, 'team', perSecond, seconds);
    const opensAfter = await until(async () => (await breakerOf(stage, 'team')) !== 'closed', seconds * 1_000);
    // Asked while it is open; every second one call goes through to see whether the service is back.
    const refused = Number.isNaN(opensAfter) ? [] : asked.paced(stage, 'team', perSecond, open);
    const unaffected = await others;
    const healing = heal(stage, 'team', 'team');
    if (stage.length === 'short') letGo();
    const whileOpen = await refused;
    const answers = [...(await own), ...whileOpen];
    return [
      atMost('one service hangs: the slowest typed error', DEADLINE_MS + 100, Math.max(...timesOf(answers)), MS),
      atMost('it is left alone after', 2_000, opensAfter, MS),
      atMost('95 % of the answers meanwhile', 50, percentile(timesOf(whileOpen), 0.95), MS),
      atMost('it is asked again, once it is well, after', 2_000, await healing, MS),
      none('answers that are neither whole nor typed', answers.filter(isUntyped).length, answers.length),
      none(
        'of what does not need it failed',
        unaffected.filter(({ codes }) => codes.length > 0).length,
        unaffected.length,
      ),
    ];
  },
};
