// Pieces of what the gateway answers, and of what it is sent.
import { GraphQLError } from 'graphql';
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

/** Why a mutation did nothing, or not all; nobody reads its words. */
export const userError = (code: string, field: readonly string[] | null = null) => ({ code, field, message: 'no' });

export type UserError = ReturnType<typeof userError>;

/** A part of the gateway that fails. */
export const down = (): never => {
  throw new Error('down');
};

/** A write whose answer is lost. */
export const lost = (): never => {
  throw new GraphQLError('lost', { extensions: { code: 'OUTCOME_UNKNOWN' } });
};

/** A part of the gateway that fails until it is mended; `fail` says how. */
export function downAtFirst<Args extends readonly unknown[], Answer>(
  answer: (...args: Args) => Answer,
  fail: () => never = down,
) {
  let isDown = true;
  const part = (...args: Args) => (isDown ? fail() : answer(...args));
  return Object.assign(part, { mend: () => void (isDown = false) });
}

/** A mutation that keeps what it is given, and answers with what is read then; `answer` may refuse it instead. */
export const keeping =
  <Input>(payload: object, keep: (input: Input) => void, answer: (input: Input) => unknown = () => undefined) =>
  async ({ input }: { input: Input }) => {
    const refusal = await answer(input);
    if (refusal) return refusal;
    keep(input);
    return { ...payload, userErrors: [] };
  };

/** What a mutation was called with, in order, with its keys. */
export const inputsWithKeysOf = (sent: readonly Sent[], mutation: string) =>
  sent
    .filter(({ name }) => name === mutation)
    .map(({ variables }) => Object(variables['input']) as Record<string, unknown>);

/** The same without the keys: that each call had one is checked. */
export const inputsOf = (sent: readonly Sent[], mutation: string) =>
  inputsWithKeysOf(sent, mutation).map(({ idempotencyKey, ...input }) => {
    expect(idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    return input;
  });
