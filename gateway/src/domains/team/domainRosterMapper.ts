import type { DomainRoster } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { toDateTime } from '../../lib/dates.ts';
import { wireEnum } from '../../lib/enums.ts';
import type { Log } from '../../lib/log.ts';

const toStatus = wireEnum('DomainRequestStatus', {
  REQUESTED: 'REQUESTED',
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED',
} as const);

type WireRoster = Answer<'team', 'domainRoster'>;

const toRequest =
  (log: Log) =>
  ({ domain, status, requestedOn }: WireRoster['sent'][number]) => ({
    ...{ domain, status: toStatus(status, log), requestedAt: toDateTime(requestedOn) },
  });

export const toDomainRoster = ({ sent, received }: WireRoster, log: Log): DomainRoster => ({
  sent: sent.map(toRequest(log)),
  received: received.map(toRequest(log)),
});
