import type SvgIcon from '@mui/material/SvgIcon';
import { matchesWordStart } from '../../lib/text/wordStart.ts';

/** Something that the palette can do. */
export type Entry = {
  readonly id: string;
  readonly group: 'pages' | 'people' | 'actions';
  readonly label: string;
  /** A second line: an address. */
  readonly detail?: string | undefined;
  readonly lang?: string | undefined;
  readonly icon: typeof SvgIcon | null;
  /** For people: whose initials to show. */
  readonly person?: { readonly seed: string; readonly src: string | null } | undefined;
  readonly run: () => void;
};

/** Before anything is typed, these groups alone are listed: all actions would bury the pages. */
const SHOWN_UNASKED: readonly Entry['group'][] = ['pages'];

/** The entries for what was typed. People come from the server, which has matched them already. */
export const matchingEntries = (entries: readonly Entry[], typed: string): readonly Entry[] => {
  const text = typed.trim();
  if (text === '') return entries.filter(({ group }) => SHOWN_UNASKED.includes(group));
  return entries.filter(({ group, label }) => group === 'people' || matchesWordStart(label, text));
};
