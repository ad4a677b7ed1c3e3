import { MINUTE_MS } from '../../lib/durations.ts';

/** How long an answer from elsewhere may take: people look for their second factor meanwhile. */
export const ATTEMPT_LIFETIME_MS = 15 * MINUTE_MS;

/**
 * Whether somebody may sign in with a PIN: in a team that asks for Google accounts only its admins may, so that nobody is
 * locked out of the console.
 */
export const maySignInByPin = (person: { role: string }, team: { isGoogleSignInRequired: boolean }): boolean =>
  !team.isGoogleSignInRequired || person.role === 'admin';

type Team = { isGoogleSignInRequired: boolean };
type Saml = { teamId: string; buttonLabel: string; strictSSO: boolean };

/** The ways in that a team offers. */
export type SignInWays = {
  /** Who may have a PIN mailed. */
  pin: 'everybody' | 'admins' | 'nobody';
  isGoogleOffered: boolean;
  saml: { teamId: string; buttonLabel: string } | null;
};

/** Whom a team has a PIN mailed: nobody where its own identity provider is the only way in. */
function pinOffer(team: Team | undefined, saml: Saml | undefined): SignInWays['pin'] {
  if (saml?.strictSSO) return 'nobody';
  return team?.isGoogleSignInRequired ? 'admins' : 'everybody';
}

/**
 * The ways in that a team offers.
 *
 * @param team undefined where no team is known
 * @param hasGoogle whether Google is set up in this installation
 */
export const waysOf = (team: Team | undefined, saml: Saml | undefined, hasGoogle: boolean): SignInWays => ({
  pin: pinOffer(team, saml),
  isGoogleOffered: hasGoogle && team?.isGoogleSignInRequired === true,
  saml: saml ? { teamId: saml.teamId, buttonLabel: saml.buttonLabel } : null,
});

/** Whether there is another way in besides the PIN. */
export const hasOtherWay = ({ isGoogleOffered, saml }: SignInWays): boolean => isGoogleOffered || saml !== null;
