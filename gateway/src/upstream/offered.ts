import type { Service } from '../generated/upstream/contract.ts';

/** The services that an installation may be without. All others are asked by pages that everybody has. */
const OPTIONAL = [
  'chatExport',
  'event',
  'field',
  'geolocation',
  'import',
  'recording',
  'scim',
  'sso',
  'userGroup',
  'webhook',
] as const satisfies readonly Service[];

/** A service that an installation may be without. */
export type OptionalService = (typeof OPTIONAL)[number];

export const isOptional = (service: Service): service is OptionalService => OPTIONAL.some((one) => one === service);

/** The optional services without an address: what this installation does not offer. */
export const absentOf = (baseUrls: Readonly<Record<Service, string | null>>): readonly OptionalService[] =>
  OPTIONAL.filter((service) => baseUrls[service] === null);
