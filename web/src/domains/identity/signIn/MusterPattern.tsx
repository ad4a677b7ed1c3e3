import { brand } from '../../../lib/theme/tokens.ts';

const COLUMNS = 15;
const ROWS = 22;
const STEP = 40;

/** How strongly a place is taken: ranks that gather towards the upper right. */
const strength = (column: number, row: number) => {
  const wave = Math.sin(column * 0.62 + row * 0.28) * 1.6;
  const distance = Math.hypot(column - 10.5, (row - 8 + wave) * 0.8);
  return Math.max(0, 1 - distance / 9.5);
};

const dots = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
  const column = index % COLUMNS;
  const row = Math.floor(index / COLUMNS);
  const weight = strength(column, row);
  return { x: column * STEP + 20, y: row * STEP + 20, radius: 1.4 + weight * 6.2, opacity: 0.07 + weight * 0.3 };
});

/** A field of dots that fall in: the muster. Decoration. */
export const MusterPattern = () => (
  <svg
    aria-hidden
    focusable="false"
    viewBox={`0 0 ${COLUMNS * STEP} ${ROWS * STEP}`}
    preserveAspectRatio="xMaxYMin slice"
    style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
    fill={brand.text}
  >
    {dots.map(({ x, y, radius, opacity }) => (
      <circle key={`${x}-${y}`} cx={x} cy={y} r={radius.toFixed(2)} opacity={opacity.toFixed(3)} />
    ))}
  </svg>
);
