import type { MessageDescriptor } from 'react-intl';
import { uiMessages } from '../../../../ui/messages.ts';
import type { ActOutcome, DomainAct } from './domainRequests.ts';
import { mergeReasons } from './mergeDomainsMessages.ts';

const sendReasons: Readonly<Record<string, MessageDescriptor>> = {
  NOT_FOUND: mergeReasons.noTeam,
  FREE_EMAIL_DOMAIN: mergeReasons.free,
  DUPLICATE: mergeReasons.duplicate,
  TOO_MANY: mergeReasons.tooMany,
  // What is no domain at all has not been sent.
  INVALID: mergeReasons.own,
};

/** Why it was not done, in one sentence; null where it was. */
export function reasonOf(act: DomainAct, outcome: ActOutcome): MessageDescriptor | null {
  if (outcome.kind === 'done') return null;
  if (outcome.kind !== 'refused') return uiMessages.errorText;
  const { code, isAboutDomain } = outcome;
  if (act !== 'send') return code === 'NOT_FOUND' ? mergeReasons.gone : uiMessages.errorText;
  if (code === 'FREE_EMAIL_DOMAIN' && !isAboutDomain) return mergeReasons.ownFree;
  return sendReasons[code] ?? uiMessages.errorText;
}
