import type { Answer } from '../../generated/contract.ts';
import type { findOwnProfile } from './repository.ts';

/** What somebody is told of themselves; `fileSharing` is whether they may share files, be it from a computer alone. */
export function toFullProfile(
  { person, team }: NonNullable<Awaited<ReturnType<typeof findOwnProfile>>>,
  imageUri: string | null,
  fileSharing: boolean,
): Answer<'identity', 'fullProfile'> {
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
    imageUri,
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
