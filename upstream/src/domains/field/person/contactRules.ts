import { nameFor } from '../../member/nameRules.ts';

type Reader = Parameters<typeof nameFor>[0];
type Contact = { readonly guid: string; readonly firstName: string; readonly lastName: string; readonly email: string };

/** What tells the people whom a field may have apart from its texts. */
export const contactKey = (guid: string) => `@${guid}`;

/** What somebody reads of who is picked: the name as the team has names shown, or the address of somebody without one. */
export function contactName(reader: Reader, team: { showUsersFullName: boolean }, contact: Contact): string {
  const { firstName, lastName } = nameFor(reader, team, contact);
  return `${firstName} ${lastName}`.trim() || contact.email;
}
