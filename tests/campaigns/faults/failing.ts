import type { Fault } from '../../load/faultyServices.ts';
import { isUntyped, isWhole } from '../gatewayUnderTest.ts';
import { atLeast, atMost, none } from '../goals.ts';
import { type Query, type Trial, asked, heal } from './asked.ts';
import { shuffledTens } from './shuffledTens.ts';

const effort = { short: 400, long: 20_000 };
const AT_A_TIME = 16;

/** One to three calls each, of services that all fail. */
const READS: readonly Query[] = ['identity', 'team', 'member', 'all'];
const CALLS = { identity: 1, team: 1, member: 1, all: 3, list: 3 } as const;
const needed = (times: number) =>
  Array.from({ length: times }, (_, index) => CALLS[READS[index % READS.length] ?? 'identity']).reduce<number>(
    (sum, calls) => sum + calls,
    0,
  );

const away: Fault = (response) => void response.writeHead(503).end();

/** Of ten calls in a row so many fail, in a seeded order: with an error, or by a connection that is cut. */
function failingOf(ten: number): Fault {
  const fails = shuffledTens(ten, 20_261_122);
  let turn = 0;
  return (response, well, request) => {
    if (!fails()) return void setTimeout(well, 2);
    turn += 1;
    return turn % 2 === 0 ? away(response, well, request) : void response.destroy();
  };
}

/** All services fail, three calls of ten; then the team service fails with every call. */
export const failing: Trial = {
  name: 'failing',
  async run(stage) {
    const times = effort[stage.length];
    const { services } = stage;
    const counted = ['identity', 'team', 'member'];
    const takeAll = () => counted.reduce((sum, service) => sum + services.takeCalls(service), 0);
    takeAll();
    services.set('*', failingOf(3));
    const some = await asked.atOnce(stage, READS, times, AT_A_TIME);
    const callsOfSome = takeAll();
    await heal(stage, '*', 'all');

    services.takeCalls('team');
    services.set('team', away);
    const all = await asked.atOnce(stage, ['team'], times, AT_A_TIME);
    const callsOfAll = services.takeCalls('team');
    await heal(stage, 'team', 'team');
    const answers = [...some, ...all];
    const whole = (some.filter(isWhole).length / times) * 100;
    return [
      atLeast('three calls of ten fail: reads of one to three calls that are whole', 97, whole, { unit: ' %' }),
      atMost('calls made for each that is needed', 1.45, callsOfSome / needed(times)),
      atMost('all calls fail: calls made for each that is needed', 1.1, callsOfAll / times),
      none('answers that are neither whole nor typed', answers.filter(isUntyped).length, answers.length),
    ];
  },
};
