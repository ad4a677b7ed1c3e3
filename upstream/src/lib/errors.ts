import type { RefusalCode } from '../generated/contract.ts';

/** Every reason for which a call is refused, with its HTTP status and the English text for developers. */
export const refusals = {
  invalid_token: [401, 'The session is unknown or over.'],
  unauthorized_ip: [401, 'The team does not allow access from this network.'],
  actor_not_admin: [403, "The signed-in person's role does not allow this."],
  actor_is_guest: [403, 'Members may do this, guests may not.'],
  panel_not_enabled: [404, 'The admin panel is not enabled for this domain.'],
  email_not_found: [404, 'No active person has this e-mail address.'],
  member_not_found: [404, 'The team has no such person.'],
  team_not_found: [404, 'There is no such team, or it is not the team of the signed-in person.'],
  group_not_found: [404, 'The team has no such channel.'],
  job_not_found: [404, 'The team has no such job.'],
  session_not_found: [404, 'The signed-in person has no such session.'],
  ip_not_found: [404, 'The account has not been used from this address lately.'],
  file_not_found: [404, 'There is no such file, or its address is wrong or over.'],
  not_found: [404, 'There is no such call.'],
  pin_incorrect: [400, 'The PIN is not the right one.'],
  pin_expired: [400, 'The PIN was mailed too long ago.'],
  login_code_invalid: [400, 'The login code is unknown, used or too old.'],
  event_unknown: [400, 'There is no event of this name.'],
  search_too_short: [400, 'A team of this size is searched with at least 3 characters.'],
  too_many_subjects: [400, 'There are more of them than one call takes.'],
  last_admin: [400, 'The team would be left without an admin.'],
  free_team_single_admin: [400, 'A team on the free plan has one admin.'],
  guest_not_admin: [400, 'A guest has to be made a member first.'],
  validity_in_past: [400, 'The day of the reminder has passed.'],
  nobody_matches: [400, 'The list has nobody in it.'],
  plan_required: [402, "The team's plan does not include this."],
  guest_limit: [402, 'The plan allows no further guests.'],
  licences_exhausted: [402, 'Fewer licences are left than are needed.'],
  guests_disabled: [403, 'The team takes no guests.'],
  already_admin: [409, 'The person is an admin already.'],
  elite_team: [409, 'A team that shuts out people without a licence does not assign licences one by one.'],
  pro_not_initialized: [409, 'The team is not on the way to PRO, or is there already.'],
  count_changed: [409, 'Another number of people matches than was expected.'],
  job_not_undoable: [409, 'The job is not done, or its action has no inverse.'],
  file_type: [400, 'The file is of a kind that is not taken.'],
  file_size: [400, 'The file has more bytes than are taken.'],
  picture_size: [400, 'The picture is wider or higher than is taken.'],
  url_reserved: [400, 'Nobody may have this address.'],
  url_taken: [409, 'Another team has this address.'],
  stale_version: [409, 'It was changed in the meantime.'],
  auto_join_exists: [409, 'Another team of the domain takes in everybody of it already.'],
  free_email_domain: [409, 'Everybody may have an address in the e-mail domain of the team.'],
  not_an_organisation: [409, 'The team does not take in everybody of its domain.'],
  cannot_add_email_auto_approval: [400, 'The domain is a free e-mail domain, or belongs to another organisation.'],
  nobody_chosen: [400, 'Nobody who could is chosen.'],
  guest_not_whitelisted: [400, 'Guests cannot create channels.'],
  file_sharing_disabled: [403, 'The team does not let the person share files.'],
  mobile_file_sharing_disabled: [403, 'The team does not let files be shared on phones and tablets.'],
  licence_required: [403, 'People without a licence may not do this.'],
  storage_limit: [402, "The team's storage is full."],
  group_creation_restricted: [403, 'The team does not let the person create channels of this type.'],
  channel_limit: [402, 'The team may have no further channels of this kind.'],
  group_locked: [409, 'Everybody always joins this channel.'],
  external_contacts_blocked: [403, 'One of the two teams blocks contacts outside of its organisation.'],
  invite_restricted: [403, 'The team does not let the person add people.'],
  invite_only: [403, 'People come into the team by invitation.'],
  domain_not_allowed: [403, "The team takes in other e-mail domains than the person's."],
  already_in_team: [409, 'The person belongs to the team, or has asked to.'],
  domain_not_found: [404, 'No team has this domain.'],
  own_domain: [400, "It is the team's own domain."],
  free_email_domain_given: [400, 'Everybody may have an address in this domain.'],
  domain_already_requested: [409, 'One of the two has asked the other already, or they are one organisation.'],
  request_not_found: [404, 'There is no such request.'],
  google_sign_in_required: [403, 'The team has its people sign in with their Google account.'],
  auto_join_team: [409, "Everybody with an address in the team's domain belongs to it."],
  field_not_found: [404, 'The team has no such field.'],
  value_not_found: [404, 'The field has no such value.'],
  contact_not_found: [404, 'There is nobody like that to pick.'],
  criterion_not_found: [404, 'The team has no such user group.'],
  field_name_already_exists: [400, 'The team has another field of this name.'],
  duplicate_values: [400, 'It stands there twice.'],
  value_too_long: [400, 'The value is longer than is taken.'],
  too_many_values: [400, 'The field has more values than it may have.'],
  field_limit: [409, 'The team has as many fields as it may have.'],
  field_parent_invalid: [400, 'The field cannot depend on this.'],
  field_parent_cycle: [400, 'The field would depend on itself.'],
  field_type_fixed: [400, 'A list of values does not become a contact picker, nor the other way.'],
  field_is_platform: [403, 'The field belongs to the installation.'],
  field_is_already_used: [400, 'The field is in use.'],
  value_is_already_used: [400, 'The value is in use.'],
  field_used_in_user_groups: [409, 'A user group names it.'],
  field_not_editable: [403, 'Only admins may change this.'],
  field_hidden: [409, "The person's other values do not bring the field up."],
  field_value_required: [400, 'The field has to be filled.'],
  criteria_name_already_exists: [400, 'The team has another user group of this name.'],
  CRITERIA_ALREADY_EXIST: [400, 'The team has another user group with the same constraints.'],
  constraint_empty: [400, 'At least one field with at least one value is needed.'],
  criteria_limit: [409, 'The team has as many user groups as it may have.'],
  criterion_in_use: [409, 'A channel is restricted to this user group.'],
  ip_tracking_disabled: [403, 'The team does not keep track of addresses.'],
  invalid_request: [400, 'The request is not as the contract says.'],
  pin_attempts_exhausted: [429, 'The PIN was guessed wrongly too often.'],
  pin_paused: [429, 'PINs were issued too often.'],
  idempotency_key_reused: [409, 'The idempotency key was used before with another input.'],
  internal: [500, 'The service failed. The request id leads to the reason in its log.'],
} as const satisfies Record<RefusalCode, readonly [status: number, message: string]>;

type RefusalDetails = {
  /** In place of the standard text. Never holds what the caller sent. */
  message?: string;
  /** Which part of the query or body is at fault. */
  field?: string;
  /** When the same call makes sense again. */
  retryAfterMs?: number;
};

/** A mistake of the program or its environment. The message goes to the log, so it holds no value that was sent. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/**
 * A call that is not done, for a reason that the caller is told.
 * Thrown, it undoes what the call had written; returned from a handler, it leaves it standing.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly status: number;
  readonly field: string | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    const [status, message] = refusals[code];
    super(details.message ?? message);
    this.code = code;
    this.status = status;
    this.field = details.field;
    this.retryAfterMs = details.retryAfterMs;
  }

  /** What the caller gets, as the contract describes it. */
  toBody() {
    return {
      error: {
        code: this.code,
        message: this.message,
        ...(this.field === undefined ? {} : { field: this.field }),
        ...(this.retryAfterMs === undefined ? {} : { retryAfterMs: this.retryAfterMs }),
      },
    };
  }
}
