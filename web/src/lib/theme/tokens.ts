/**
 * Every colour, radius and shadow of the console. Components name them through the theme and never write a value.
 * Text colours keep a contrast of at least 4.5 : 1 on the surfaces of their scheme.
 */
export type SchemeTokens = {
  readonly accent: { main: string; strong: string; soft: string; on: string };
  readonly surface: {
    page: string;
    card: string;
    raised: string;
    /** Wells: what is let into a card. */
    sunken: string;
    /** Small things that stand on a card: badges, keys, bars of what is on its way. */
    chip: string;
    /** Lies over any of the others while the pointer is on it. */
    hover: string;
  };
  readonly text: { primary: string; secondary: string; disabled: string };
  /** `control` alone shows where a switch or a box is: it has 3 : 1 on its grounds. */
  readonly line: { soft: string; strong: string; control: string };
  readonly error: { main: string; soft: string; on: string };
  readonly warning: { main: string; soft: string; on: string };
  readonly success: { main: string; soft: string; on: string };
  readonly info: { main: string; soft: string; on: string };
  readonly tones: Record<ToneName, { surface: string; text: string }>;
  readonly shadow: { low: string; mid: string; high: string };
};

export const toneNames = ['pine', 'iris', 'clay', 'ocean', 'moss', 'plum', 'amber', 'slate'] as const;
/** The tints behind people's initials. */
export type ToneName = (typeof toneNames)[number];

export const light: SchemeTokens = {
  accent: { main: '#0b6b5b', strong: '#085448', soft: '#e3f1ed', on: '#ffffff' },
  surface: {
    page: '#f6f8f7',
    card: '#ffffff',
    raised: '#ffffff',
    sunken: '#eef2f0',
    chip: '#eef2f0',
    hover: 'rgb(22 32 29 / 4%)',
  },
  text: { primary: '#16201d', secondary: '#55625d', disabled: '#8b9792' },
  line: { soft: '#e2e7e5', strong: '#c5cdca', control: '#7f8b86' },
  error: { main: '#b3261e', soft: '#fdecea', on: '#ffffff' },
  warning: { main: '#8a5a00', soft: '#fdf3dc', on: '#ffffff' },
  success: { main: '#2b6e2f', soft: '#e8f4e8', on: '#ffffff' },
  info: { main: '#2a5d8f', soft: '#e7f0f8', on: '#ffffff' },
  tones: {
    pine: { surface: '#d5ece5', text: '#0a5648' },
    iris: { surface: '#e2e0fa', text: '#453a9c' },
    clay: { surface: '#fbe1d6', text: '#8c3d1c' },
    ocean: { surface: '#d6e9f7', text: '#1d5583' },
    moss: { surface: '#e3eed0', text: '#475f16' },
    plum: { surface: '#f4dff0', text: '#83306f' },
    amber: { surface: '#faebc8', text: '#775104' },
    slate: { surface: '#e2e8ec', text: '#41525e' },
  },
  shadow: {
    low: '0 1px 2px rgb(16 32 27 / 6%)',
    mid: '0 4px 16px rgb(16 32 27 / 10%), 0 1px 3px rgb(16 32 27 / 8%)',
    high: '0 24px 56px rgb(16 32 27 / 18%), 0 4px 12px rgb(16 32 27 / 8%)',
  },
};

export const dark: SchemeTokens = {
  accent: { main: '#52c5aa', strong: '#7fd9c3', soft: '#143129', on: '#04211a' },
  surface: {
    page: '#0d1210',
    card: '#141a18',
    raised: '#1b2320',
    sunken: '#0a0e0d',
    chip: '#232c29',
    hover: 'rgb(255 255 255 / 6%)',
  },
  text: { primary: '#e7edea', secondary: '#9caaa4', disabled: '#66736d' },
  line: { soft: '#242d29', strong: '#3a4641', control: '#66736d' },
  error: { main: '#f2938c', soft: '#3a1916', on: '#35100d' },
  warning: { main: '#e4b457', soft: '#33270d', on: '#2e2003' },
  success: { main: '#86c98a', soft: '#16301a', on: '#0c260f' },
  info: { main: '#86b8e6', soft: '#14283b', on: '#0a1f33' },
  tones: {
    pine: { surface: '#163a31', text: '#8adcc8' },
    iris: { surface: '#2b2858', text: '#c0b9fb' },
    clay: { surface: '#46261a', text: '#f5b698' },
    ocean: { surface: '#173549', text: '#9bcdf2' },
    moss: { surface: '#2b361a', text: '#bfd68c' },
    plum: { surface: '#43203b', text: '#eeb0dd' },
    amber: { surface: '#3d2e0c', text: '#ebc670' },
    slate: { surface: '#27323a', text: '#b3c3ce' },
  },
  shadow: {
    low: '0 1px 2px rgb(0 0 0 / 30%)',
    mid: '0 6px 20px rgb(0 0 0 / 45%), 0 0 0 1px rgb(255 255 255 / 4%)',
    high: '0 28px 64px rgb(0 0 0 / 60%), 0 0 0 1px rgb(255 255 255 / 6%)',
  },
};

/** The panel beside the sign-in form: the same in both schemes. */
export const brand = {
  deep: '#07352d',
  mid: '#0b4a3f',
  glow: '#1a7a67',
  text: '#f1f8f5',
  muted: '#a9cdc2',
};

/** What dims the page behind a dialog. */
export const scrim = 'rgb(8 16 13 / 42%)';

/** How much of its colour a placeholder has. */
export const placeholderOpacity = 0.9;

/** Corner radii in px: of boxes to tick, of badges and keys, of controls, of what opens over a page, of cards and dialogs, of pills. */
export const radius = { box: 4, small: 6, medium: 8, popover: 10, large: 14, round: 999 };

/** Fixed heights and widths in px: the shell's, and how wide the content of a page of forms and of one of lists gets. */
export const size = { topBar: 56, sidebar: 244, sidebarCollapsed: 64, form: 760, fields: 640, list: 1180 };

/** What stands between the last of what a dialog holds and its foot, in px. */
export const dialogFootSpace = 8;

/** The space around a page in px, less in narrow windows. */
export const pageSpace = { wide: { top: 28, side: 32, bottom: 48 }, narrow: { top: 20, side: 16, bottom: 40 } };

export const fontFamily = [
  "'Inter Variable'",
  "'Inter Fallback'",
  'system-ui',
  "'Segoe UI'",
  "'PingFang SC'",
  "'Microsoft YaHei'",
  "'Noto Sans SC'",
  "'Noto Sans CJK SC'",
  'sans-serif',
].join(', ');

export const monoFamily = "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', monospace";
