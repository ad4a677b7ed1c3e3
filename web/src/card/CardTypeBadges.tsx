import type { CardType } from '@muster/schema/formats/card';
import { useIntl } from 'react-intl';
import { CARD_TYPES } from './cardTypes.ts';
import { cardTexts } from './messages.ts';

/** The types of cards, or the one that is typed in: plain badges, none of them a company's own mark. */
export function CardTypeBadges({ id, type }: { id: string; type: CardType | null }) {
  const { formatMessage } = useIntl();
  const shown = CARD_TYPES.filter((one) => type === null || one.type === type);
  return (
    <span id={id} className="badges" role="group" aria-label={formatMessage(cardTexts.types)}>
      {shown.map(({ type: shownType, name, initials }) => (
        <svg key={shownType} className="badge" role="img" aria-label={name} viewBox="0 0 34 20">
          <rect width="34" height="20" rx="4" fill={`var(--badge-${shownType})`} />
          <text x="17" y="13.5" textAnchor="middle" fill={`var(--badge-${shownType}-text)`} aria-hidden>
            {initials}
          </text>
        </svg>
      ))}
    </span>
  );
}
