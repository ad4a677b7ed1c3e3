import type { UserErrorCode } from '../../gateway/src/generated/resolvers.ts';

/** What a program does with a user error that it meets. */
const ADVICE = {
  input: 'No: another input is needed.',
  state: 'No, as long as things are as they are: read them again first.',
  done: 'No, and there is no need to: what was wanted is so.',
  wait: 'Yes, later: after `retryAfterSeconds` where the error says so.',
  later: 'Yes, once the one that is under way is over.',
  plan: 'No: the team needs another plan, or more licences.',
  wayIn: 'No: the person has to come in by the way that the code names.',
  person: 'No: what is asked for is not for this person, or not in this team.',
  key: 'No: another act needs a key of its own.',
} as const;

const kinds: Readonly<Record<UserErrorCode, keyof typeof ADVICE>> = {
  REQUIRED: 'input',
  INVALID: 'input',
  TOO_SHORT: 'input',
  TAKEN: 'input',
  RESTRICTED: 'input',
  WRONG_FILE_TYPE: 'input',
  FILE_TOO_LARGE: 'input',
  HEADER_CHANGED: 'input',
  TOO_MANY_PIXELS: 'input',
  AUTO_JOIN: 'state',
  TOO_MANY: 'input',
  TOO_LONG: 'input',
  EXPIRED: 'input',
  NOT_FOUND: 'state',
  NOT_ALLOWED: 'state',
  LIMIT_REACHED: 'wait',
  PANEL_NOT_ENABLED: 'person',
  FREE_EMAIL_DOMAIN: 'person',
  UNAVAILABLE: 'wait',
  DUPLICATE: 'input',
  ALREADY_DONE: 'done',
  ALREADY_RUNNING: 'later',
  NOT_READY: 'later',
  PRIVATE_KEY: 'input',
  WEAK_KEY: 'input',
  NOT_TESTED: 'state',
  NOTHING_TO_DO: 'done',
  IN_USE: 'state',
  HAS_DEPENDENTS: 'state',
  IN_USER_GROUP: 'state',
  CYCLE: 'input',
  HIDDEN: 'state',
  ALREADY_MEMBER: 'done',
  DEACTIVATED: 'state',
  DOMAIN_NOT_ALLOWED: 'person',
  CANNOT_ADD_EMAIL_AUTO_APPROVAL: 'input',
  LOCKED: 'person',
  ARCHIVED: 'state',
  GOOGLE_SIGN_IN_REQUIRED: 'wayIn',
  GOOGLE_NOT_CONFIGURED: 'person',
  SSO_REQUIRED: 'wayIn',
  RECOVERY_CODE_INVALID: 'input',
  OTHER_WAY_OFFERED: 'wayIn',
  LAST_ADMIN: 'state',
  PLAN_REQUIRED: 'plan',
  NOT_LICENSABLE: 'person',
  NOT_LICENSED: 'state',
  NO_LICENCE_LEFT: 'plan',
  STALE: 'state',
  CONFLICT: 'state',
  COUNTRY_RESTRICTED: 'person',
  KEY_REUSED: 'key',
};

const isKnown = (code: string): code is UserErrorCode => code in kinds;

/** Whether the same once more helps, and what does otherwise. */
export function adviceOn(code: string): string {
  if (!isKnown(code)) throw new Error(`Whether ${code} is worth repeating stands nowhere`);
  return ADVICE[kinds[code]];
}
