/** From this share on the storage counts as nearly full. */
const NEARLY_FULL = 0.8;

/** How full a storage is: its share from 0, above 1 where more is used than allowed, and whether that is a worry. */
export function storageFill(usedBytes: number, limitBytes: number) {
  const share = limitBytes > 0 ? usedBytes / limitBytes : 1;
  const level = share >= 1 ? 'full' : share >= NEARLY_FULL ? 'nearlyFull' : 'fine';
  return { share, level } as const;
}

/** The colour of a bar that shows it. */
export const fillColour = { fine: 'primary', nearlyFull: 'warning', full: 'error' } as const;

/** The share in whole percents: 100 only where it is full, more where more is used than allowed. */
export const wholePercents = (share: number): number =>
  share < 1 ? Math.min(Math.round(share * 100), 99) : Math.floor(share * 100);
