import type { Answer, Body } from '../../generated/upstream/contract.ts';
import { Refused } from '../stubCall.ts';
import { PICTURE, fileIn } from '../stubFiles.ts';
import { ADMIN_TOKEN, GOOD_PIN, HARBOR_TOKEN, SESSIONS, personAt, profileOf } from '../stubTeam.ts';
import type { Answers } from './answer.ts';

/** A profile after the change that the service was asked for. */
function changedProfileOf(
  profile: Answer<'identity', 'fullProfile'>,
  { name, mobile }: Body<'identity', 'updateProfile'>,
): Answer<'identity', 'updateProfile'> {
  const [countryCode = '', number] = (mobile ?? '').split('-');
  return {
    ...profile,
    name: { ...profile.name, ...name },
    mobiles: number ? [{ countryCode, mobile: number }] : [],
    version: profile.version + 1,
  };
}

/** What the stub's identity service answers by itself. */
export const identityAnswers: Answers<'identity'> = {
  domainProperties: ({ team, query }) => {
    if (query.domain === 'gmail.com') return { isFreeDomain: true };
    return query.domain === team.domain ? { isFreeDomain: false } : new Refused(404, 'panel_not_enabled');
  },
  publicProfile: ({ team, query }) => ({ email: query.email, domain: team.domain }),
  issuePin: ({ team, body }) => {
    const person = team.people.find(({ email }) => email === body.email);
    return person ? { guid: person.guid, pinId: 'pin-1' } : new Refused(404, 'email_not_found');
  },
  authenticate: ({ team, body }) => {
    const person = team.people.find(({ guid }) => guid === body.guid);
    if (body.pin !== GOOD_PIN) return new Refused(400, 'pin_incorrect');
    return { token: person?.token ?? 'canary-token-other-000000000000' };
  },
  issueAddressPin: () => ({}),
  proveAddress: ({ body }) => (body.pin === GOOD_PIN ? {} : new Refused(400, 'pin_incorrect')),
  userTeams: ({ team: { teamId }, person: { guid, role } }) => {
    const alike = { avatar: null, leaving: 'membership_ends' } as const;
    const harbor = { teamId: 'team-harbor', guid: 'harbor-0010', name: 'Harbor', url: 'harbor' };
    return {
      teams: [
        { ...alike, teamId, guid, name: 'Orbit', url: 'orbit', role, isCurrent: true },
        { ...alike, ...harbor, role: 'member', isCurrent: false },
      ],
    };
  },
  switchTeam: ({ body }) =>
    body.teamId === 'team-harbor' ? { token: HARBOR_TOKEN, guid: 'harbor-0010' } : new Refused(404, 'team_not_found'),
  issueLoginCode: () => ({ code: 'login-code-0000000001' }),
  exchangeLoginCode: ({ team, body }) =>
    body.code === 'login-code-0000000002'
      ? { token: ADMIN_TOKEN, guid: personAt(team, 0).guid }
      : new Refused(400, 'login_code_invalid'),
  signOut: () => ({}),
  userSessions: () => ({ maxLimit: 6, sessions: SESSIONS }),
  signOutOthers: () => ({ ended: 2 }),
  usedIps: () => ({
    usedIPsInfo: [{ ip: '203.0.113.9', lastAccessedAt: 1_795_000_000_000, markedUnsafeAt: null }],
  }),
  markIpUnsafe: () => ({ ended: 1, isCurrentSessionEnded: false }),
  updateLocale: ({ body }) => body,
  emailPreferences: () => ({ prefs: ['tips'] }),
  setEmailPreferences: ({ body }) => body,
  fullProfile: ({ team, person }) => profileOf(team, person),
  updateProfile: ({ team, person, body }) => changedProfileOf(profileOf(team, person), body),
  setPassword: () => ({}),
  uploadProfilePicture: async ({ call }) => {
    await fileIn(call);
    return { imageUri: PICTURE };
  },
};
