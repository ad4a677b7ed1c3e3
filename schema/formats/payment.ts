/** A duration that licences are sold for: how many days they are good, and for how many months is paid. */
export type LicenceDuration = {
  readonly planId: `PRO_${number}_DAYS`;
  readonly validityDays: number;
  readonly months: number;
};

/** All of them, the longest first. */
export const LICENCE_DURATIONS = [
  { planId: 'PRO_365_DAYS', validityDays: 365, months: 12 },
  { planId: 'PRO_180_DAYS', validityDays: 180, months: 6 },
  { planId: 'PRO_90_DAYS', validityDays: 90, months: 3 },
  { planId: 'PRO_60_DAYS', validityDays: 60, months: 2 },
  { planId: 'PRO_30_DAYS', validityDays: 30, months: 1 },
] as const satisfies readonly LicenceDuration[];

export type LicencePlanId = (typeof LICENCE_DURATIONS)[number]['planId'];

/** The one that is chosen where nobody has chosen. */
export const DEFAULT_LICENCE_PLAN: LicencePlanId = 'PRO_365_DAYS';

/** The duration of a plan's id, or null where there is none of this id. */
export const licenceDurationOf = (planId: string) => LICENCE_DURATIONS.find((one) => one.planId === planId) ?? null;

/** As many licences may be bought at once. */
export const LICENCE_COUNT_MAX = 100_000;

/** How many licences a text asks for: what stands before a decimal point; 0 for less than nothing, and for no number. */
export function licenceCountOf(text: string): number {
  const [, digits] = /^\s*\+?(\d+)(?:[.,]\d*)?\s*$/.exec(text) ?? [];
  return digits === undefined ? 0 : Number(digits);
}
