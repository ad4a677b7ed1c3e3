const DAY_MS = 86_400_000;

/** How many days of a trial are left, the present one included. */
export const trialDaysLeft = (billingStartsAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(billingStartsAt) - now) / DAY_MS));
