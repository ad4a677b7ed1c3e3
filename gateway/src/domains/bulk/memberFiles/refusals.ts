import type { Meaning } from '../../../upstream/refusals.ts';

export const noSuchMode = ['INVALID', ['mode'], 'There is no such mode.'] as const satisfies Meaning;
export const teamNotLarge = ['NOT_ALLOWED', ['mode'], 'Only large teams delete by file.'] as const satisfies Meaning;
