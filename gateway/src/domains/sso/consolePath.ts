/** The console leads on from there: to the page that somebody came for before signing in, or to the overview. */
const HOME = '/';
/** A place of the console: nothing that a browser would take for the beginning of another address. */
const PLACE = /^\/(?!\/)[A-Za-z0-9\-._~!$&'()*+,;=:@%/?]{0,300}$/;

/** Where in the console somebody goes on: what was asked for, where it is a place there, else where the console begins. */
export const consolePath = (asked: unknown): string =>
  typeof asked === 'string' && PLACE.test(asked) && !asked.startsWith('/login') ? asked : HOME;

/** The address of it. The place stands behind `#`, so that no text makes it another site's. */
export const consoleAddress = (path: string): string => `/#${path}`;
