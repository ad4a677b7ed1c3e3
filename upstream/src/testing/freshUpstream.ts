import { afterAll, beforeEach } from 'vitest';
import { type TestOptions, type TestUpstream, startTestUpstream } from './testUpstream.ts';

/** The real services for all tests of a file; the clock and the given demo teams are as new before each of them. */
export async function startFreshUpstream(
  domains: readonly string[],
  options: Omit<TestOptions, 'domains' | 'db'> = {},
): Promise<TestUpstream> {
  const upstream = await startTestUpstream({ ...options, domains });
  beforeEach(() => upstream.reset());
  afterAll(() => upstream.close());
  return upstream;
}
