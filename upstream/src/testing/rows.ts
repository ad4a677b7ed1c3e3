// How what calls answer is written down.
/** What a call answers to an admin, a member, a guest and somebody without a session. */
export type Row = [admin: string, member: string, guest: string, anonymous: string];
export const open: Row = ['200', '200', '200', '200'];
export const adminsOnly: Row = ['200', '403 actor_not_admin', '403 actor_not_admin', '401 invalid_token'];
/** The same, where what an admin asks for here is refused for another reason. */
export const adminsOnlyBut = (refusal: string): Row => [
  refusal,
  '403 actor_not_admin',
  '403 actor_not_admin',
  '401 invalid_token',
];
/** Whoever asks is refused for the same reason. */
export const refused = (refusal: string): Row => [refusal, refusal, refusal, refusal];
