import type { PaidTeam } from '../../pro/planTypes.ts';
import { owedFirst } from './owedFirst.ts';

/** What comes before the card itself: dues, then a balance, then PRO for who has bought none; null where the card is all there is. */
export type FirstWayKind = 'dues' | 'balance' | 'upgrade';

/** Which of them it is. PRO that counts down is bought, though the plan is still the free one. */
export const firstWayOf = (team: PaidTeam): FirstWayKind | null =>
  owedFirst(team) ?? (team.plan === 'FREE' && team.billing.period === null ? 'upgrade' : null);
