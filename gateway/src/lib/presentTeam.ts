import { refusalIn } from '../upstream/errors.ts';

/** Whether the present team does not allow access from here: that says nothing about the other team that was named. */
export function isOfPresentTeam(error: unknown): boolean {
  const refusal = refusalIn(error, 'unauthorized_ip');
  return refusal !== null && refusal.field !== 'teamId';
}
