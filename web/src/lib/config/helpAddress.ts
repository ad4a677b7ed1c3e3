import { readPageConfig } from './pageConfig.ts';

/** The installation's help site; null where its owner has set none. */
export const helpAddress = (): string | null => readPageConfig(document).helpUrl;

/** The e-mail address of support; null where none is set. */
export const supportEmail = (): string | null => readPageConfig(document).supportEmail;
