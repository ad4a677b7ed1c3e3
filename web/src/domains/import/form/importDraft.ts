import {
  ARCHIVE_MAX_BYTES,
  archiveLinkFormat,
  fileNameOfLink,
  isArchiveName,
  isEncryptedName,
  typedTeamUrlFormat,
} from '@muster/schema/formats/import';
import type { faultPhrases, faultTexts } from './formMessages.ts';

/** What is entered beside the file. */
export interface ImportDraft {
  readonly fileUrl: string;
  readonly passphrase: string;
  readonly teamUrl: string;
  readonly isInvite: boolean;
}

export const isSameDraft = (one: ImportDraft, other: ImportDraft): boolean =>
  one.fileUrl === other.fileUrl &&
  one.passphrase === other.passphrase &&
  one.teamUrl === other.teamUrl &&
  one.isInvite === other.isInvite;

/** A part of the form that may be wrong. */
export type Part = 'archive' | 'passphrase' | 'teamUrl';

/** What is wrong with a part, or with the form as a whole. */
export type Fault = keyof typeof faultTexts | keyof typeof faultPhrases;

/** What is wrong with a chosen file by its name and size. */
export function fileFaultOf({ name, size }: Pick<File, 'name' | 'size'>): Fault | null {
  if (!isArchiveName(name)) return 'ending';
  if (size === 0) return 'empty';
  return size > ARCHIVE_MAX_BYTES ? 'tooLarge' : null;
}

export const linkFaultOf = (link: string): Fault | null => (archiveLinkFormat.safeParse(link).success ? null : 'link');

/** Whether the file, or that which a link leads to, is opened by a passphrase alone, as far as its name tells. */
export const isEncrypted = (fileName: string | null, fileUrl: string): boolean =>
  isEncryptedName(fileName ?? fileNameOfLink(fileUrl.trim()));

/** A short address as teams have it. */
export const asTeamUrl = (typed: string): string => typed.trim().toLowerCase();

/** What is wrong with a short address by its form alone; whether a team may have it is asked of the service. */
export function urlFaultOf(url: string): Fault | null {
  const { error } = typedTeamUrlFormat.safeParse(url);
  const code = error?.issues[0]?.code;
  if (code === undefined) return null;
  return code === 'too_small' || code === 'too_big' ? 'urlLength' : 'urlInvalid';
}
