import type { IntlShape } from 'react-intl';
import { Badge } from '../../../ui/Badge.tsx';
import type { ListedMember } from '../people/people.ts';
import { hasLicenceActions, hasTrialLicence, type LicenceWords } from './licenceWords.ts';
import { memberTexts } from '../messages.ts';

/** Whether somebody is on PRO, be it for a trial, and whether that ends. Guests cannot be licensed: they have no badge. */
export function LicenceBadges({ member, intl, words }: { member: ListedMember; intl: IntlShape; words: LicenceWords }) {
  const { role, isLicensed, isAutoRenewEnabled } = member;
  const { formatMessage } = intl;
  if (words === 'none' || role === 'GUEST') return null;
  if (!isLicensed && words === 'upcoming') return null;
  if (!isLicensed && hasTrialLicence(member)) {
    return <Badge tone="info">{formatMessage(memberTexts.trialBadge)}</Badge>;
  }
  const unlicensed = words === 'activity' ? memberTexts.inactiveBadge : memberTexts.liteBadge;
  return (
    <>
      <Badge tone={isLicensed ? 'accent' : 'neutral'}>
        {formatMessage(isLicensed ? memberTexts.proBadge : unlicensed)}
      </Badge>
      {isLicensed && !isAutoRenewEnabled && hasLicenceActions(words) && (
        <span title={formatMessage(memberTexts.endsHint)} style={{ display: 'inline-flex' }}>
          <Badge tone="warning">{formatMessage(memberTexts.endsBadge)}</Badge>
        </span>
      )}
    </>
  );
}
