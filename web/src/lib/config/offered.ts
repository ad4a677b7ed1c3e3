import { readPageConfig } from './pageConfig.ts';

/** A service that an installation may be without; what it stands for is not offered there. */
export type OptionalService =
  | 'chatExport'
  | 'event'
  | 'field'
  | 'geolocation'
  | 'import'
  | 'recording'
  | 'scim'
  | 'sso'
  | 'userGroup'
  | 'webhook';

/** Whether an installation that is without some services has what something is made of, if of any of them. */
export const isOfferedWithout = (absentServices: readonly string[], service: OptionalService | undefined): boolean =>
  service === undefined || !absentServices.includes(service);

/** Whether the installation has a service. It does not change while the console is open. */
export const isOffered = (service: OptionalService): boolean =>
  isOfferedWithout(readPageConfig(document).absentServices, service);

/** Whether anybody takes cards for the installation. It does not change likewise. */
export const takesCards = (): boolean => readPageConfig(document).takesCards;
