import type { PaidTeam } from '../../pro/planTypes.ts';
import { owedFirst } from './owedFirst.ts';

/** What comes before the card itself: dues, then a balance, then PRO for who has none; null where the card is all there is. */
export type FirstWayKind = 'dues' | 'balance' | 'upgrade';

/** Which of them it is. */
export const firstWayOf = (team: PaidTeam): FirstWayKind | null =>
  owedFirst(team) ?? (team.plan === 'FREE' ? 'upgrade' : null);
