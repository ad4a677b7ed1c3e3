import { serverNow } from '../../../lib/graphql/serverClock.ts';

/** The present day of UTC by the server's clock, as `yyyy-mm-dd`. */
export const serverToday = (): string => new Date(serverNow()).toISOString().slice(0, 10);
