import { PEOPLE_SEARCH_MIN } from '@muster/schema/formats/peopleSearch';
import { type RefusalCode, refusalStatus } from '../generated/contract.ts';

/** Every reason for which a call is refused, in English for developers. */
const messages: Readonly<Record<RefusalCode, string>> = {
  invalid_token: 'The session is unknown or over.',
  unauthorized_ip: 'The team does not allow access from this network.',
  actor_not_admin: "The signed-in person's role does not allow this.",
  actor_is_guest: 'Members may do this, guests may not.',
  panel_not_enabled: 'The admin panel is not enabled for this domain.',
  email_not_found: 'No active person has this e-mail address.',
  member_not_found: 'The team has no such person.',
  team_not_found: 'There is no such team, or it is not the team of the signed-in person.',
  group_not_found: 'The team has no such channel.',
  job_not_found: 'The team has no such job.',
  session_not_found: 'The signed-in person has no such session.',
  ip_not_found: 'The account has not been used from this address lately.',
  file_not_found: 'There is no such file, or its address is wrong or over.',
  file_address_over: 'The address of the file is over.',
  range_not_satisfiable: 'The file has none of these bytes.',
  not_found: 'There is no such call.',
  saml_not_configured: 'The team has configured no identity provider.',
  pin_incorrect: 'The PIN is not the right one.',
  pin_expired: 'The PIN was mailed too long ago.',
  login_code_invalid: 'The login code is unknown, used or too old.',
  recovery_code_invalid: 'The recovery code is none of the team, or was used.',
  event_unknown: 'There is no event of this name.',
  search_too_short: `A team of this size is searched with at least ${PEOPLE_SEARCH_MIN.large} characters.`,
  too_many_subjects: 'There are more of them than one call takes.',
  last_admin: 'The team would be left without an admin.',
  free_team_single_admin: 'A team on the free plan has one admin.',
  guest_not_admin: 'A guest has to be made a member first.',
  validity_in_past: 'The day of the reminder has passed.',
  nobody_matches: 'The list has nobody in it.',
  plan_required: "The team's plan does not include this.",
  guest_limit: 'The plan allows no further guests.',
  licences_exhausted: 'Fewer licences are left than are needed.',
  guests_disabled: 'The team takes no guests.',
  sso_required: 'The team has its people sign in at their identity provider alone.',
  already_admin: 'The person is an admin already.',
  elite_team: 'A team that shuts out people without a licence does not assign licences one by one.',
  pro_not_initialized: 'The team is not on the way to PRO, or is there already.',
  count_changed: 'Another number of people matches than was expected.',
  job_not_undoable: 'The job is not done, or its action has no inverse.',
  file_type: 'The file is of a kind that is not taken.',
  file_size: 'The file has more bytes than are taken.',
  picture_size: 'The picture is wider or higher than is taken.',
  url_reserved: 'Nobody may have this address.',
  url_taken: 'Another team has this address.',
  stale_version: 'It was changed in the meantime.',
  auto_join_exists: 'Another team of the domain takes in everybody of it already.',
  free_email_domain: 'Everybody may have an address in the e-mail domain of the team.',
  not_an_organisation: 'The team does not take in everybody of its domain.',
  cannot_add_email_auto_approval: 'The domain is a free e-mail domain, or belongs to another organisation.',
  nobody_chosen: 'Nobody who could is chosen.',
  guest_not_whitelisted: 'Guests cannot create channels.',
  file_sharing_disabled: 'The team does not let the person share files.',
  mobile_file_sharing_disabled: 'The team does not let files be shared on phones and tablets.',
  licence_required: 'People without a licence may not do this.',
  storage_limit: "The team's storage is full.",
  group_creation_restricted: 'The team does not let the person create channels of this type.',
  channel_limit: 'The team may have no further channels of this kind.',
  group_locked: 'Everybody always joins this channel.',
  group_restricted: 'The channel is not for this person.',
  group_closed: 'People join this channel by invitation.',
  leaving_restricted: 'The channel does not let people leave who were put into it.',
  muting_restricted: 'The channel does not let people switch its notifications off.',
  privilege_missing: 'The channel leaves this to others.',
  posting_restricted: 'The channel leaves writing to others.',
  webhook_not_found: 'There is no such webhook.',
  delivery_not_found: 'There is no such delivery.',
  not_owner: 'Only the owner of the webhook may do this.',
  group_not_postable: 'The person may not write in this channel.',
  target_refused: 'The address is not one that webhooks call.',
  webhook_limit: 'The team has as many webhooks as it may have.',
  webhook_paused: 'The webhook is paused.',
  icon_not_found: 'No such picture was uploaded for a webhook of the team.',
  owner_active: 'The owner of the webhook is active.',
  template_not_found: 'There is no such template.',
  upload_not_found: 'There is no such upload.',
  file_name_changed: 'The name of the file is not that of a template.',
  csv_invalid: 'The file is no CSV in UTF-8, UTF-16, Windows-1252 or GB18030.',
  csv_empty: 'The file has no row.',
  csv_header: 'The columns of the file are not those of the template.',
  csv_too_long: 'The file has more rows than are taken.',
  already_processed: 'The file was handed over before.',
  InvalidFile: 'The file is no CSV in UTF-8, UTF-16, Windows-1252 or GB18030 whose name ends in .csv.',
  InvalidHeader: 'The columns of the file are not those of the template.',
  team_not_large: 'Only large teams delete people by file.',
  not_validated: 'The rows of the file are being looked at, or it is of another mode.',
  nothing_to_do: 'No row of the file changes anything.',
  upload_in_progress: 'Another file of the team is being worked off.',
  token_missing: 'The mail has lost a placeholder that has to stay.',
  job_not_cancellable: 'The job is over.',
  upload_busy: 'A part of this file is on its way.',
  offset_mismatch: 'Another number of bytes of the file is there.',
  url_invalid: 'The address is not of the form that teams have.',
  import_not_found: 'The team has no such import.',
  import_in_progress: 'An import from this source is under way.',
  import_not_cancellable: 'The import is over, or has begun to change the team.',
  archive_missing: 'Nothing was sent, or not all of it.',
  archive_invalid: 'The file is no .zip, .tar.gz or .aes archive of this source.',
  archive_too_large: 'The archive has more bytes than are taken.',
  passphrase_required: 'The archive is encrypted: its passphrase is needed.',
  passphrase_wrong: 'The passphrase does not open the archive.',
  link_refused: 'The link leads where imports do not fetch from.',
  external_contacts_blocked: 'One of the two teams blocks contacts outside of its organisation.',
  invite_restricted: 'The team does not let the person add people.',
  invite_only: 'People come into the team by invitation.',
  domain_not_allowed: "The team takes in other e-mail domains than the person's.",
  already_in_team: 'The person belongs to the team, or has asked to.',
  domain_not_found: 'No team has this domain.',
  own_domain: "It is the team's own domain.",
  free_email_domain_given: 'Everybody may have an address in this domain.',
  domain_already_requested: 'One of the two has asked the other already, or they are one organisation.',
  request_not_found: 'There is no such request.',
  google_sign_in_required: 'The team has its people sign in with their Google account.',
  saml_configured: 'The team has its people sign in at an identity provider.',
  certificate_invalid: 'It is not one X.509 certificate.',
  certificate_private_key: 'It holds a private key, which belongs to the identity provider alone.',
  certificate_expired: 'The certificate has expired.',
  certificate_weak: 'The key of the certificate is neither RSA of 2048 bits or more nor of an elliptic curve.',
  sso_not_tested: 'Nobody has come in by what is configured.',
  sso_not_strict: 'The identity provider is not the only way in.',
  other_way_offered: 'The team offers another way in.',
  auto_join_team: "Everybody with an address in the team's domain belongs to it.",
  field_not_found: 'The team has no such field.',
  value_not_found: 'The field has no such value.',
  contact_not_found: 'There is nobody like that to pick.',
  criterion_not_found: 'The team has no such user group.',
  field_name_already_exists: 'The team has another field of this name.',
  duplicate_values: 'It stands there twice.',
  value_too_long: 'The value is longer than is taken.',
  too_many_values: 'The field has more values than it may have.',
  field_limit: 'The team has as many fields as it may have.',
  field_parent_invalid: 'The field cannot depend on this.',
  field_parent_cycle: 'The field would depend on itself.',
  field_type_fixed: 'A list of values does not become a contact picker, nor the other way.',
  field_is_platform: 'The field belongs to the installation.',
  field_is_already_used: 'The field is in use.',
  value_is_already_used: 'The value is in use.',
  field_used_in_user_groups: 'A user group names it.',
  field_not_editable: 'Only admins may change this.',
  field_hidden: "The person's other values do not bring the field up.",
  field_value_required: 'The field has to be filled.',
  criteria_name_already_exists: 'The team has another user group of this name.',
  CRITERIA_ALREADY_EXIST: 'The team has another user group with the same constraints.',
  constraint_empty: 'At least one field with at least one value is needed.',
  criteria_limit: 'The team has as many user groups as it may have.',
  criterion_in_use: 'A channel is restricted to this user group.',
  ip_tracking_disabled: 'The team does not keep track of addresses.',
  trial_not_available: 'The team or the admin has had a trial, or the team has bought something.',
  trial_window_invalid: 'The trial does not begin on the present day, or is not as long as trials are.',
  elite_team_only: 'Only teams that shut out people without a licence change their billing cycle.',
  plan_not_changeable: 'The plan of the team cannot be changed so.',
  plan_change_not_found: 'Nobody of the team has asked for this change.',
  currency_fixed: 'The team pays in another currency.',
  call_too_large: 'A video call is for at most 20 people.',
  call_not_found: 'The signed-in person has started no such call.',
  recording_not_found: 'There is no such recording, or it is of a call without the signed-in person.',
  recording_processing: 'The recording is still being processed.',
  not_recorder: 'Only admins and whoever recorded the call may do this.',
  video_recording_disabled: 'The team does not record calls.',
  chat_export_disabled: 'The team may not export its conversations.',
  export_in_progress: 'An export of the team is under way.',
  export_not_found: 'The team has no such export.',
  export_not_ready: 'The export is not done, has failed, or has expired.',
  export_not_cancellable: 'The export is over.',
  invalid_request: 'The request is not as the contract says.',
  pin_attempts_exhausted: 'The PIN was guessed wrongly too often.',
  pin_paused: 'PINs were issued too often.',
  order_not_found: 'The team has no such order.',
  amount_changed: 'The price, or what is to be paid, is another one than was shown.',
  purchase_not_possible: 'The team cannot buy this: it has it, or pays in another way.',
  transactions_locked: 'The team buys nothing before its offer says so.',
  address_missing: 'A billing address has to be saved first.',
  country_restricted: 'Transactions from your country are not supported',
  plan_not_sold: 'This is not sold in that currency.',
  count_invalid: 'Fewer licences than may be bought.',
  payment_pending: 'A payment of the team is under way.',
  order_closed: 'The order was cancelled, or another one stands in its place.',
  order_not_paid: 'The order is not paid.',
  nothing_due: 'The team owes nothing.',
  card_not_found: 'The team has no such card.',
  card_invalid: 'Please verify your card details or try with a different card',
  card_needed: 'The plan renews by this card: another one has to be there first.',
  card_setup_not_found: 'The team is not adding such a card.',
  net_banking_not_offered: 'The order cannot be paid by net banking.',
  bank_unknown: 'The bank is none of those that are offered.',
  signature_refused: 'It is not signed by whom it claims to be from.',
  provider_unavailable: 'The payment provider cannot be reached.',
  bill_not_found: 'The team has no such bill.',
  bill_outdated: 'The bill is not the latest one, or its figures have changed.',
  cancellation_not_possible: 'The team has no plan that it could cancel.',
  invoice_not_found: 'The team has no such invoice.',
  idempotency_key_reused: 'The idempotency key was used before with another input.',
  internal: 'The service failed. The request id leads to the reason in its log.',
};

type RefusalDetails = {
  /** In place of the standard text. Never holds what the caller sent. */
  message?: string;
  /** Which part of the query or body is at fault. */
  field?: string;
  /** When the same call makes sense again. */
  retryAfterMs?: number;
  /** How many bytes a file has of which a part was asked for. */
  bytes?: number;
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
  readonly bytes: number | undefined;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(details.message ?? messages[code]);
    this.code = code;
    this.status = refusalStatus[code];
    this.field = details.field;
    this.retryAfterMs = details.retryAfterMs;
    this.bytes = details.bytes;
  }

  /** What the caller gets, as the contract describes it. */
  toBody() {
    return {
      error: {
        code: this.code,
        message: this.message,
        ...(this.field === undefined ? {} : { field: this.field }),
        ...(this.retryAfterMs === undefined ? {} : { retryAfterMs: this.retryAfterMs }),
        ...(this.bytes === undefined ? {} : { bytes: this.bytes }),
      },
    };
  }
}
