/**
 * The areas whose texts are loaded on demand: the first words of their ids. The texts of all other ids are those that
 * everything begins with.
 */
export const TEXT_AREAS = [
  'account',
  'authentication',
  'channels',
  'chatExport',
  'enterprise',
  'identity',
  'import',
  'memberFiles',
  'overview',
  'palette',
  'payment',
  'people',
  'plan',
  'profileFields',
  'recordings',
  'settings',
  'signInWays',
  'uploads',
  'webhooks',
] as const;

export type TextArea = (typeof TEXT_AREAS)[number];

/** The areas of pages that stand beside the console: each fetches its own texts and no others, and the console none of them. */
export const PAGE_AREAS = ['card'] as const;

export type PageArea = (typeof PAGE_AREAS)[number];

/** The area of a text by its id; null for a text that everything in the console begins with. */
export const areaOf = (id: string): TextArea | PageArea | null => {
  const [first = ''] = id.split('.');
  return [...TEXT_AREAS, ...PAGE_AREAS].find((area) => area === first) ?? null;
};
