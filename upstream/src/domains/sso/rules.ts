/**
 * Whether somebody may sign in with a PIN: in a team that asks for Google accounts only its admins may, so that nobody is
 * locked out of the console.
 */
export const maySignInByPin = (person: { role: string }, team: { isGoogleSignInRequired: boolean }): boolean =>
  !team.isGoogleSignInRequired || person.role === 'admin';
