import { lazy } from 'react';
import { lazyWithTexts, withTexts } from '../../../lib/intl/lazyWithTexts.ts';
import type { Ways } from './choice/ways.ts';
import type { SignInProblem } from './signInProblem.ts';

// Fetched only where there is something to choose from.
const loadChoiceStep = withTexts('signInWays', async () => ({
  default: (await import('./choice/ChoiceStep.tsx')).ChoiceStep,
}));

export const ChoiceStep = lazy(loadChoiceStep);
export const ProviderProblemNote = lazyWithTexts('signInWays', async () => ({
  default: (await import('./choice/ProviderProblemNote.tsx')).ProviderProblemNote,
}));

/** Asks which ways in there are for an address, and fetches what shows them. */
export async function findWays(email: string): Promise<Ways | { problem: SignInProblem }> {
  try {
    const [{ readWays }] = await Promise.all([import('./choice/ways.ts'), loadChoiceStep()]);
    return await readWays(email);
  } catch {
    return { problem: { kind: 'unreachable' } };
  }
}
