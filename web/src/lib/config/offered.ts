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

/** Whether the installation has a service. It does not change while the console is open. */
export const isOffered = (service: OptionalService): boolean =>
  !readPageConfig(document).absentServices.includes(service);

/** Whether anybody takes cards for the installation. It does not change likewise. */
export const takesCards = (): boolean => readPageConfig(document).takesCards;
