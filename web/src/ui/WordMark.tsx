import { styled } from '@mui/material/styles';
import { useId } from 'react';

const Row = styled('span')<{ 'data-size': number }>(({ 'data-size': size }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: size * 0.36,
  fontSize: size * 0.72,
  fontWeight: 680,
  letterSpacing: '-0.03em',
  lineHeight: 1,
}));

/** Our mark: four people lined up, who are an M. */
export function Mark({ size = 28 }: { size?: number }) {
  const clip = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <clipPath id={clip}>
        <rect width="32" height="32" rx="9" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="32" height="32" fill="var(--mark-ground, var(--muster-palette-primary-main))" />
        <g
          fill="none"
          stroke="var(--mark-ink, var(--muster-palette-primary-contrastText))"
          strokeWidth="3.4"
          strokeLinecap="round"
        >
          <path d="M7.7 14.5V23" />
          <path d="M13.2 16.5V19" />
          <path d="M18.8 16.5V19" />
          <path d="M24.3 14.5V23" />
        </g>
        <g fill="var(--mark-ink, var(--muster-palette-primary-contrastText))">
          <circle cx="7.7" cy="9" r="2.1" />
          <circle cx="13.2" cy="11.2" r="2.1" />
          <circle cx="18.8" cy="11.2" r="2.1" />
          <circle cx="24.3" cy="9" r="2.1" />
        </g>
      </g>
    </svg>
  );
}

/** The mark with the product's name, which is the same in every language. */
export const WordMark = ({ size = 28 }: { size?: number }) => (
  <Row data-size={size}>
    <Mark size={size} />
    <span translate="no">Muster</span>
  </Row>
);
