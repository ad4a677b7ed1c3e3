import type { DomainRequestStatus, DomainRoster } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { toDateTime } from '../../lib/dates.ts';
import { type WordsOf, enumOf } from '../../lib/enums.ts';
import type { Log } from '../../lib/log.ts';

const statuses = enumOf('DomainRequestStatus', {
  REQUESTED: 'REQUESTED',
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED',
} as const satisfies WordsOf<DomainRequestStatus>);

type WireRoster = Answer<'team', 'domainRoster'>;

const toRequest =
  (log: Log) =>
  ({ domain, status, requestedOn }: WireRoster['sent'][number]) => ({
    domain,
    status: statuses.read(status, log),
    requestedAt: toDateTime(requestedOn),
  });

export const toDomainRoster = ({ sent, received }: WireRoster, log: Log): DomainRoster => ({
  sent: sent.map(toRequest(log)),
  received: received.map(toRequest(log)),
});
