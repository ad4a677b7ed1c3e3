import type { PickedMember } from '../../member/picker/pickerRows.ts';
import { profileFieldsTexts } from './profileFieldsMessages.ts';

/** What is to be said of somebody who is picked and is not active; null of whoever is. */
export function contactNote(contact: PickedMember | null) {
  if (contact === null || contact.status === 'DELETED') return profileFieldsTexts.contactGone;
  return contact.status === 'DEACTIVATED' ? profileFieldsTexts.contactOff : null;
}
