import type { Answers } from './answer.ts';

/** What the stub's geolocation service answers by itself. */
export const geolocationAnswers: Answers<'geolocation'> = { lookup: () => ({ country_code: 'US' }) };
