import { styled } from '@mui/material/styles';
import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { radius } from '../lib/theme/tokens.ts';

/** How long the pointer has to rest before the tip shows, in ms. */
const DELAY_MS = 400;

/** The distance between a control and its tip in px. */
const GAP = 6;

const Bubble = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  maxWidth: 280,
  overflowWrap: 'anywhere',
  padding: '5px 8px',
  borderRadius: radius.small,
  // Bridges the gap to the control: who enlarges the page can move the pointer onto the tip to read it.
  '&::before': { content: '""', position: 'absolute', inset: -GAP },
  ...theme.typography.caption,
  fontWeight: 500,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  color: theme.vars.palette.background.paper,
  backgroundColor: theme.vars.palette.text.primary,
}));

/** How near to the edge of the window a tip comes, in px. */
const EDGE = 8;

/** `lift` leads from below the control to above it, but for the tip's own height; null for a tip beside it. */
type Place = { readonly left: number; readonly top: number; readonly shift: string; readonly lift: number | null };

const placeOf = ({ left, right, top, bottom, width, height }: DOMRect, side: 'below' | 'right'): Place => {
  if (side === 'right') return { left: right + GAP, top: top + height / 2, shift: 'translateY(-50%)', lift: null };
  return { left: left + width / 2, top: bottom + GAP, shift: 'translateX(-50%)', lift: height + 2 * GAP };
};

/** Moves a tip that reaches beyond the window back into it: sideways, and above its control. */
const keepInWindow = (bubble: HTMLElement | null, lift: number | null) => {
  if (!bubble) return;
  // It may have been moved before.
  bubble.style.translate = 'none';
  const { left, right, bottom, height } = bubble.getBoundingClientRect();
  const across = Math.max(EDGE - left, Math.min(0, window.innerWidth - EDGE - right));
  const isLow = lift !== null && bottom > window.innerHeight - EDGE;
  bubble.style.translate = `${across}px ${isLow ? -(lift + height) : 0}px`;
};

/**
 * Shows the name of a control that has only an icon, to those who point at it or reach it by the keyboard. It stays while
 * the pointer is on it, and Escape takes it away. The control itself carries its name for screen readers, so the tip is
 * hidden from them.
 */
export function Tip({
  title,
  side = 'below',
  children,
}: {
  title: string;
  side?: 'below' | 'right';
  /** One element that carries `title` as its accessible name. */
  children: ReactNode;
}) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const hide = () => {
    setAnchor(null);
    setPlace(null);
  };
  useEffect(() => {
    if (!anchor) return undefined;
    const timer = setTimeout(() => setPlace(placeOf(anchor.getBoundingClientRect(), side)), DELAY_MS);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKey);
    };
  }, [anchor, side]);
  const show = ({ currentTarget }: SyntheticEvent) => setAnchor(currentTarget.firstElementChild);
  return (
    <span
      style={{ display: 'contents' }}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') show(event);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) show(event);
      }}
      onBlur={hide}
    >
      {children}
      {place &&
        createPortal(
          <Bubble
            ref={(bubble) => keepInWindow(bubble, place.lift)}
            aria-hidden
            style={{ left: place.left, top: place.top, transform: place.shift }}
          >
            {title}
          </Bubble>,
          document.body,
        )}
    </span>
  );
}
