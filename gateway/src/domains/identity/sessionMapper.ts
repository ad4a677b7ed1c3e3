import type { BrowserName, DeviceType } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { type WordsOf, enumOf } from '../../lib/enums.ts';
import type { Log } from '../../lib/log.ts';
import { modelName } from './appleModels.ts';

/** How many sessions there may be on one kind of device where the service does not say. */
const MAX_PER_DEVICE = 6;

/** One of the viewer's sessions. */
export type SessionRecord = {
  readonly __typename: 'Session';
  /** Names it to its owner and opens nothing. */
  readonly authToken: string;
  readonly deviceType: DeviceType;
  readonly deviceName: string | null;
  readonly os: string | null;
  readonly osVersion: string | null;
  readonly browser: BrowserName | null;
  /** Milliseconds since 1970. */
  readonly modifiedAt: number;
  readonly isCurrent: boolean;
};

export type SessionListRecord = { readonly nodes: SessionRecord[]; readonly maxPerDevice: number };

type WireSession = Answer<'identity', 'userSessions'>['sessions'][number];

const deviceTypes = enumOf('DeviceType', {
  BROWSER: 'browser',
  MOBILE: 'mobile',
  DESKTOP: 'desktop',
} as const satisfies WordsOf<DeviceType>);

const browsers = new Map<string, BrowserName>([
  ['chrome', 'CHROME'],
  ['firefox', 'FIREFOX'],
  ['edge', 'EDGE'],
  ['safari', 'SAFARI'],
]);

function toSession({ userAgent, ...wire }: WireSession, log: Log): SessionRecord {
  const model = userAgent.otherKeys['device-model'];
  return {
    __typename: 'Session',
    authToken: wire.authToken,
    deviceType: deviceTypes.read(userAgent.deviceType, log),
    deviceName: model ? modelName(model) : null,
    os: userAgent.os || wire.platform || null,
    osVersion: userAgent.os ? userAgent.osVersion || null : null,
    // Browsers that this version does not know are others.
    browser: wire.browserName === null ? null : (browsers.get(wire.browserName) ?? 'OTHER'),
    modifiedAt: wire.modifiedAt,
    isCurrent: wire.isCurrentSession,
  };
}

/** The sessions, the present one first, then by last use. */
export function toSessions({ sessions, maxLimit }: Answer<'identity', 'userSessions'>, log: Log): SessionListRecord {
  const nodes = sessions
    .map((session) => toSession(session, log))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.modifiedAt - a.modifiedAt);
  return { nodes, maxPerDevice: maxLimit ?? MAX_PER_DEVICE };
}
