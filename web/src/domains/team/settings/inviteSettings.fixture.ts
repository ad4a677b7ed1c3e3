import { act, fireEvent, screen } from '@testing-library/react';

/** What the gateway says of a setting that somebody has changed. */
export const lastChange = {
  changedAt: '2026-11-20T08:00:00.000Z',
  changedBy: { id: 'm1', email: 'ada@orbit.example', name: { first: 'Ada', last: 'Lovelace' } },
};

export const control = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
export const toggle = (name: string) => act(async () => fireEvent.click(control(name)));
export const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

/** The gate of a team whose plan does not include a feature, or of one that is not limited. */
export const gate = (feature: string, limit: number | null, used = 0, isPaywallShown = limit !== null) => ({
  ...{ feature, limit, used, isAllowed: limit === null || used < limit },
  ...{ requiredPlan: limit === null ? null : 'PRO', isPaywallShown },
});
