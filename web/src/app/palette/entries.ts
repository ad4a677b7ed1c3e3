import type SvgIcon from '@mui/material/SvgIcon';
import { matchesWordStart } from '../../lib/text/wordStart.ts';

/** Something that the palette can do. */
export type Entry = {
  readonly id: string;
  readonly group: 'pages' | 'people' | 'actions';
  /** Listed before anything is typed, above the pages. */
  readonly isUsual?: true;
  readonly label: string;
  /** What else it is called: it is found by that, too. */
  readonly also?: string | undefined;
  /** A second line: an address. */
  readonly detail?: string | undefined;
  readonly icon: typeof SvgIcon | null;
  /** For people: whose initials to show. */
  readonly person?: { readonly seed: string; readonly src: string | null } | undefined;
  readonly run: () => void;
};

/** In which order the groups stand once something is typed. */
const ASKED: readonly Entry['group'][] = ['pages', 'people', 'actions'];

/** And before: what is begun most often, then the pages. All actions would bury them. */
const UNASKED: readonly Entry['group'][] = ['actions', 'pages'];

export const groupsFor = (typed: string) => (typed.trim() === '' ? UNASKED : ASKED);

/** The entries for what was typed. People come from the server, which has matched them already. */
export const matchingEntries = (entries: readonly Entry[], typed: string): readonly Entry[] => {
  const text = typed.trim();
  if (text === '') return entries.filter(({ group, isUsual }) => group === 'pages' || isUsual);
  return entries.filter(
    ({ group, label, also = '' }) => group === 'people' || matchesWordStart(`${label} ${also}`, text),
  );
};
