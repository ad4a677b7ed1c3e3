import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as billing from './tables/billing.ts';
import * as bulk from './tables/bulk.ts';
import * as channel from './tables/channel.ts';
import * as chatExport from './tables/chatExport.ts';
import * as event from './tables/event.ts';
import * as field from './tables/field.ts';
import * as file from './tables/file.ts';
import * as guest from './tables/guest.ts';
import * as identity from './tables/identity.ts';
import * as imports from './tables/import.ts';
import * as member from './tables/member.ts';
import * as payment from './tables/payment.ts';
import * as recording from './tables/recording.ts';
import * as scim from './tables/scim.ts';
import * as sso from './tables/sso.ts';
import * as system from './tables/system.ts';
import * as team from './tables/team.ts';
import * as teamPolicy from './tables/teamPolicy.ts';
import * as userGroup from './tables/userGroup.ts';
import * as webhook from './tables/webhook.ts';

const files = [
  billing,
  bulk,
  channel,
  chatExport,
  event,
  field,
  file,
  guest,
  identity,
  imports,
  member,
  payment,
  recording,
  scim,
  sso,
  system,
  team,
  teamPolicy,
  userGroup,
  webhook,
];

/** Every table that the services have. */
export const allTables: readonly PgTable[] = files
  .flatMap((file): unknown[] => Object.values(file))
  .filter((one) => is(one, PgTable));

/** The tables that migrations fill: whoever empties all others leaves them alone. */
export const tablesOfMigrations: readonly PgTable[] = [identity.freeEmailDomain];
