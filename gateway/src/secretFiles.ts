import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings with those that stand in files, as containers are given secrets: `SESSION_KEY_FILE` names the file that
 * SESSION_KEY is in. What ends a file's last line is none of it. `faults` are lines like those about other settings.
 *
 * @param names of all settings
 */
export function withSecretFiles(env: Environment, names: readonly string[]): { given: Environment; faults: string[] } {
  const given: Record<string, string | undefined> = { ...env };
  const faults: string[] = [];
  for (const name of names) {
    const file = env[`${name}_FILE`] ?? '';
    if (file === '') continue;
    if ((env[name] ?? '') !== '') {
      faults.push(`${name}_FILE: stands beside ${name}, and only one of them can count`);
      continue;
    }
    try {
      given[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
      faults.push(`${name}_FILE: ${file} cannot be read (${code})`);
    }
  }
  return { given, faults };
}
