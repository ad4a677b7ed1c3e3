import type { Answer } from '../../generated/contract.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Fault } from '../../lib/errors.ts';
import { maySomehowShare } from '../team/fileSharing/actions.ts';
import { findOwnProfile } from './repository.ts';

/** What somebody is told of themselves; `fileSharing` is whether they may share files, be it from a computer alone. */
export async function fullProfile({
  db,
  now,
  actor,
  fileAddress,
}: SessionContext): Promise<Answer<'identity', 'fullProfile'>> {
  const found = await findOwnProfile(db, actor.guid);
  if (!found) throw new Fault('A session without a person.');
  const { person, team } = found;
  const fileSharing = await maySomehowShare(db, found, now);
  const { phoneCountryCode, phoneNumber } = person;
  return {
    guid: person.guid,
    email: person.email,
    name: { firstName: person.firstName, lastName: person.lastName },
    role: person.role,
    isAdmin: person.role === 'admin',
    isGuest: person.role === 'guest',
    locale: person.locale,
    teamId: person.teamId,
    imageUri: fileAddress(person.imageFile),
    version: person.profileVersion,
    emails: [{ email: person.email }],
    mobiles: phoneCountryCode && phoneNumber ? [{ countryCode: phoneCountryCode, mobile: phoneNumber }] : [],
    actorFlags: {
      fileSharing,
      videoRecording: team.allowsVideoRecording,
      chatExport: team.allowsChatExport,
    },
  };
}
