/**
 * How the licences of a team are shown: not at all, as PRO and Lite, as PRO alone (PRO is bought and has not started:
 * licences are assigned, and nobody is Lite yet), or (elite teams) as active and inactive.
 */
export type LicenceWords = 'none' | 'plan' | 'upcoming' | 'activity';

/** Whether licences are given to people one by one, and taken back. */
export const hasLicenceActions = (words: LicenceWords) => words === 'plan' || words === 'upcoming';
