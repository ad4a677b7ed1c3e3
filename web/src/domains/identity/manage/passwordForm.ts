import { PASSWORD_MIN, passwordFormat, passwordLength } from '@muster/schema/formats/password';
import * as z from 'zod/mini';

/** What can be wrong with a password. */
export type PasswordFault = 'short' | 'long' | 'mismatch';

const faultOf = (password: string): PasswordFault | null => {
  if (passwordFormat.safeParse(password).success) return null;
  return passwordLength(password) < PASSWORD_MIN ? 'short' : 'long';
};

/** A password that is typed twice; an issue's message is the fault. */
export const passwordForm = z
  .object({ password: z.string(), again: z.string() })
  .check(({ value: { password, again }, issues }) => {
    const fault = faultOf(password);
    if (fault !== null) issues.push({ code: 'custom', path: ['password'], input: '', message: fault });
    if (password !== again) issues.push({ code: 'custom', path: ['again'], input: '', message: 'mismatch' });
  });

export type PasswordValues = z.output<typeof passwordForm>;
