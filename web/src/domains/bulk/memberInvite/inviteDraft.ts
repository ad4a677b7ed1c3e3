import {
  hasInviteTokens,
  inviteMessageFormat,
  invitePrefixFormat,
  inviteSenderFormat,
  inviteSubjectFormat,
} from '@muster/schema/formats/memberUpload';
import type { MessageDescriptor } from 'react-intl';
import * as z from 'zod/mini';
import { inviteFaults } from './inviteMessages.ts';

/** The mail to people who are added, as it is typed. */
export interface InviteDraft {
  readonly fullName: string;
  readonly fromPrefix: string;
  readonly subject: string;
  readonly message: string;
}

export type InviteField = keyof InviteDraft;

const INVITE_FIELDS: readonly InviteField[] = ['fullName', 'fromPrefix', 'subject', 'message'];

const FAULTS = ['REQUIRED', 'TOO_SHORT', 'TOO_LONG', 'INVALID'] as const;
type Fault = (typeof FAULTS)[number];

const FORMATS = {
  fullName: inviteSenderFormat,
  fromPrefix: invitePrefixFormat,
  subject: inviteSubjectFormat,
  message: inviteMessageFormat,
};

const CODES: ReadonlyMap<string, Fault> = new Map([
  ['too_small', 'TOO_SHORT'],
  ['too_big', 'TOO_LONG'],
]);

function faultOf(field: InviteField, value: string): Fault | null {
  if (value.trim() === '') return 'REQUIRED';
  const issue = FORMATS[field].safeParse(value).error?.issues[0];
  if (issue) return CODES.get(issue.code) ?? 'INVALID';
  return field === 'message' && !hasInviteTokens(value) ? 'INVALID' : null;
}

/** The mail as a form; an issue's message is the fault. */
export const inviteForm = z
  .object({ fullName: z.string(), fromPrefix: z.string(), subject: z.string(), message: z.string() })
  .check(({ value, issues }) => {
    for (const field of INVITE_FIELDS) {
      const fault = faultOf(field, value[field]);
      if (fault) issues.push({ code: 'custom', path: [field], input: '', message: fault });
    }
  });

/** What is refused of a mail, by its fields. */
export type InviteRefusal = readonly { readonly field: InviteField; readonly fault: string }[];

type UserError = { readonly code: string; readonly field: readonly string[] | null };

/** The fields that a mail was refused for; none where it was refused for something else. */
export const refusedFields = (errors: readonly UserError[]): InviteRefusal =>
  errors.flatMap(({ code, field: path }) => {
    const field = INVITE_FIELDS.find((one) => one === path?.at(-1));
    return field ? [{ field, fault: code }] : [];
  });

const TEXTS: Readonly<Record<InviteField, Readonly<Record<Fault, MessageDescriptor>>>> = {
  fullName: {
    REQUIRED: inviteFaults.fullNameRequired,
    TOO_SHORT: inviteFaults.fullNameShort,
    TOO_LONG: inviteFaults.fullNameLong,
    INVALID: inviteFaults.fullNameInvalid,
  },
  fromPrefix: {
    REQUIRED: inviteFaults.prefixRequired,
    TOO_SHORT: inviteFaults.prefixRequired,
    TOO_LONG: inviteFaults.prefixLong,
    INVALID: inviteFaults.prefixInvalid,
  },
  subject: {
    REQUIRED: inviteFaults.subjectRequired,
    TOO_SHORT: inviteFaults.subjectRequired,
    TOO_LONG: inviteFaults.subjectLong,
    INVALID: inviteFaults.subjectInvalid,
  },
  message: {
    REQUIRED: inviteFaults.messageRequired,
    TOO_SHORT: inviteFaults.messageRequired,
    TOO_LONG: inviteFaults.messageLong,
    INVALID: inviteFaults.messageInvalid,
  },
};

/** What a fault says at its field. */
export const faultText = (field: InviteField, fault: string): MessageDescriptor =>
  TEXTS[field][FAULTS.find((one) => one === fault) ?? 'INVALID'];

/** The text as a field's format takes it, or nothing where it does not. */
export const fitting = (field: 'fullName' | 'fromPrefix', value: string): string =>
  faultOf(field, value) === null ? value.trim() : '';
