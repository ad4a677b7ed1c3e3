import type { MemberUploadMode } from '../../../generated/bulk/memberFiles/memberFiles.ts';
import { pathTo } from '../../../lib/paths.ts';

/** What a file of people does, as far as this version knows. */
export type FileMode = Exclude<MemberUploadMode, 'UNKNOWN'>;

/** In the order of their tabs, each with its word in the address. */
const WORDS = { ADD: 'add', EDIT: 'edit', DEACTIVATE: 'deactivate', DELETE: 'delete' } as const;

/** The modes of a team: people are deleted by files in large ones only. */
export const modesOf = (isLarge: boolean): readonly FileMode[] =>
  isLarge ? ['ADD', 'EDIT', 'DEACTIVATE', 'DELETE'] : ['ADD', 'EDIT', 'DEACTIVATE'];

export const wordOf = (mode: FileMode): string => WORDS[mode];

/** The mode that the address names. The routes let no other word through. */
export const modeOf = (word: string | undefined): FileMode =>
  modesOf(true).find((mode) => WORDS[mode] === word) ?? 'ADD';

/** The address of a mode, and of a file of it. */
export const modePath = (mode: FileMode, fileId: string | null = null): string => {
  const path = pathTo('bulkManage', { mode: WORDS[mode] });
  return fileId === null ? path : `${path}?${new URLSearchParams({ file: fileId }).toString()}`;
};
