// Pieces of what the gateway answers, and of what it is sent.
import { expect } from 'vitest';
import type { Sent } from './renderInConsole.tsx';

const ADA = { id: 'm1', email: 'ada@orbit.example', name: { first: 'Ada', last: 'Lovelace' } };

/** The last change of a setting that somebody has changed. */
export const settingChange = (changedBy: unknown = ADA) => ({ changedAt: '2026-11-20T08:00:00.000Z', changedBy });

/** The gate of a team whose plan limits a feature, to none of it where the limit is 0; null limits nothing. */
export const planGate = (feature: string, limit: number | null, used = 0, isPaywallShown = limit !== null) => ({
  ...{ feature, limit, used, isAllowed: limit === null || used < limit },
  ...{ requiredPlan: limit === null ? null : 'PRO', isPaywallShown },
});

/** What a mutation was called with, in order, without its key: that each had one is checked. */
export const inputsOf = (sent: readonly Sent[], mutation: string) =>
  sent
    .filter(({ name }) => name === mutation)
    .map(({ variables }) => {
      const { idempotencyKey, ...input } = Object(variables['input']) as Record<string, unknown>;
      expect(idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
      return input;
    });
