/**
 * The areas whose texts are loaded on demand: the first words of their ids. The texts of all other ids are those that
 * everything begins with.
 */
export const TEXT_AREAS = [
  'account',
  'channels',
  'enterprise',
  'identity',
  'import',
  'memberFiles',
  'overview',
  'palette',
  'people',
  'plan',
  'profileFields',
  'settings',
  'webhooks',
] as const;

export type TextArea = (typeof TEXT_AREAS)[number];

/** The area of a text by its id; null for a text that everything begins with. */
export const areaOf = (id: string): TextArea | null => {
  const [first = ''] = id.split('.');
  return TEXT_AREAS.find((area) => area === first) ?? null;
};
