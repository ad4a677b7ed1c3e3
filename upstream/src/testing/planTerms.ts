import { readConfig } from '../config.ts';

/** What PRO costs and how it is tried where no setting says otherwise. */
export const { planTerms } = readConfig({});
