import type { ImportSource } from '../../generated/import/list/imports.ts';
import { pathTo } from '../../lib/paths.ts';

/** The chat tools that a team is brought over from, in the order in which they are shown. */
export const SOURCES = ['SLACK', 'HIPCHAT', 'HIPCHAT_SERVER', 'STRIDE'] as const satisfies readonly ImportSource[];

export type Source = (typeof SOURCES)[number];

interface SourceFacts {
  /** What the tool is called, in every language. */
  readonly name: string;
  /** What marks it in the place of a picture. */
  readonly letters: string;
  /** Its word in the address. */
  readonly slug: string;
  /** Whether its export is fetched from a link; it is sent otherwise. */
  readonly isLink: boolean;
  /** Whether its exports are encrypted as a rule. */
  readonly hasPassphrase: boolean;
}

export const sourceFacts: Readonly<Record<Source, SourceFacts>> = {
  SLACK: { name: 'Slack', letters: 'Sl', slug: 'slack', isLink: false, hasPassphrase: false },
  HIPCHAT: { name: 'HipChat', letters: 'Hc', slug: 'hipchat', isLink: true, hasPassphrase: true },
  HIPCHAT_SERVER: {
    name: 'HipChat Server',
    letters: 'Hs',
    slug: 'hipchat-server',
    isLink: false,
    hasPassphrase: false,
  },
  STRIDE: { name: 'Stride', letters: 'St', slug: 'stride', isLink: false, hasPassphrase: true },
};

/** The source that a word of the address means; null for none. */
export const sourceOf = (slug: string | undefined): Source | null =>
  SOURCES.find((source) => sourceFacts[source].slug === slug) ?? null;

/** Where a team is brought over from a source. */
export const formPath = (source: Source): string => pathTo('importForm', { slug: sourceFacts[source].slug });
