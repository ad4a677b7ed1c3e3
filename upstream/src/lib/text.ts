export { foldText } from '@muster/schema/formats/foldText';

/** The part of an address behind its last `@`, lower-cased. */
export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
