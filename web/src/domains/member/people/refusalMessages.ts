import { defineMessages } from 'react-intl';
import type { UserErrorCode } from '../../../generated/member/status/memberDeactivate.ts';

/** The codes that are about pictures, files, addresses and settings of teams, custom fields, and leaving: no act on people is refused with them. */
type ForeignCode =
  | 'TOO_SHORT'
  | 'CONFLICT'
  | 'TAKEN'
  | 'RESTRICTED'
  | 'WRONG_FILE_TYPE'
  | 'FILE_TOO_LARGE'
  | 'HEADER_CHANGED'
  | 'TOO_MANY_PIXELS'
  | 'ALREADY_RUNNING'
  | 'NOT_READY'
  | 'NOTHING_TO_DO'
  | 'AUTO_JOIN'
  | 'CANNOT_ADD_EMAIL_AUTO_APPROVAL'
  | 'LOCKED'
  | 'GOOGLE_SIGN_IN_REQUIRED'
  | 'GOOGLE_NOT_CONFIGURED'
  | 'SSO_REQUIRED'
  | 'RECOVERY_CODE_INVALID'
  | 'OTHER_WAY_OFFERED'
  | 'IN_USE'
  | 'HAS_DEPENDENTS'
  | 'IN_USER_GROUP'
  | 'CYCLE'
  | 'HIDDEN'
  | 'ARCHIVED'
  | 'COUNTRY_RESTRICTED'
  | 'NOT_TESTED'
  | 'PRIVATE_KEY'
  | 'WEAK_KEY';

/**
 * Why something was not done to somebody, in the words of the people pages: one text for each code that a payload may
 * have. They follow a name or stand alone.
 */
export const refusalTexts = defineMessages({
  REQUIRED: { id: 'people.refusal.required', defaultMessage: 'Something that is needed is missing.' },
  INVALID: { id: 'people.refusal.invalid', defaultMessage: 'This cannot be done with this person.' },
  TOO_MANY: { id: 'people.refusal.tooMany', defaultMessage: 'These are more people than can be changed at once.' },
  TOO_LONG: { id: 'people.refusal.tooLong', defaultMessage: 'The text is too long.' },
  EXPIRED: { id: 'people.refusal.expired', defaultMessage: 'This is too old by now. Reload the page and try again.' },
  NOT_FOUND: { id: 'people.refusal.notFound', defaultMessage: 'Is not there any more.' },
  NOT_ALLOWED: { id: 'people.refusal.notAllowed', defaultMessage: 'This is not allowed.' },
  LIMIT_REACHED: { id: 'people.refusal.limitReached', defaultMessage: 'The limit of your plan is reached.' },
  PANEL_NOT_ENABLED: {
    id: 'people.refusal.panelNotEnabled',
    defaultMessage: 'The admin panel is not enabled for this e-mail domain.',
  },
  FREE_EMAIL_DOMAIN: { id: 'people.refusal.freeDomain', defaultMessage: 'A work e-mail address is needed.' },
  UNAVAILABLE: {
    id: 'people.refusal.unavailable',
    defaultMessage: 'The server did not answer. Try again: nothing is done twice.',
  },
  DUPLICATE: { id: 'people.refusal.duplicate', defaultMessage: 'Is listed twice.' },
  ALREADY_DONE: { id: 'people.refusal.alreadyDone', defaultMessage: 'Was already so.' },
  ALREADY_MEMBER: { id: 'people.refusal.alreadyMember', defaultMessage: 'Belongs to the team already.' },
  DEACTIVATED: { id: 'people.refusal.deactivated', defaultMessage: 'Is deactivated: reactivate this person first.' },
  DOMAIN_NOT_ALLOWED: {
    id: 'people.refusal.domain',
    defaultMessage: 'Nobody may join the team from this e-mail domain.',
  },
  LAST_ADMIN: { id: 'people.refusal.lastAdmin', defaultMessage: 'Is the last admin, and a team needs one.' },
  PLAN_REQUIRED: { id: 'people.refusal.planRequired', defaultMessage: 'Your plan does not include this.' },
  NOT_LICENSABLE: { id: 'people.refusal.notLicensable', defaultMessage: 'Guests cannot hold licenses.' },
  NOT_LICENSED: { id: 'people.refusal.notLicensed', defaultMessage: 'Holds no license.' },
  NO_LICENCE_LEFT: { id: 'people.refusal.noLicenceLeft', defaultMessage: 'No license is left.' },
  STALE: {
    id: 'people.refusal.stale',
    defaultMessage: 'Somebody else changed this in the meantime. Reload the page and try again.',
  },
  KEY_REUSED: { id: 'people.refusal.keyReused', defaultMessage: 'That did not work. Please try again.' },
}) satisfies Record<Exclude<UserErrorCode, ForeignCode>, unknown>;
