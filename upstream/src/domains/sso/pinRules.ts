import { maySignInByPin } from './rules.ts';

type Team = {
  readonly isGoogleSignInRequired: boolean;
  /** Whether the identity provider is the only way in. */
  readonly isSsoStrict: boolean;
};

/**
 * Why somebody may not sign in with a PIN, or by whatever else is none of the ways that their team asks for; null where they
 * may. A team that is strict makes no exception of its admins: it has recovery codes for them.
 */
export function pinRefusal(person: { role: string }, team: Team): 'google_sign_in_required' | 'sso_required' | null {
  if (team.isSsoStrict) return 'sso_required';
  return maySignInByPin(person, team) ? null : 'google_sign_in_required';
}
