import { pathTo } from '../../lib/paths.ts';

/** The name in the address of the user group that a new one begins as a copy of. */
export const COPY_OF = 'copy';

/** The form of a new one that begins as a copy. */
export const copyPath = (id: string): string => `${pathTo('userGroupAdd')}?${COPY_OF}=${encodeURIComponent(id)}`;
