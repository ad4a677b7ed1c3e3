import { readPageConfig } from './pageConfig.ts';

/** The installation's help site; null where its owner has set none, or no address that a browser opens. */
export const helpAddress = (): string | null => {
  const { helpUrl } = readPageConfig(document);
  return helpUrl !== null && /^https?:\/\//.test(helpUrl) && URL.canParse(helpUrl) ? helpUrl : null;
};
