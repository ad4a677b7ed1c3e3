/** From this share on a storage that is not that of the free plan counts as nearly full. */
const NEARLY_FULL = 0.8;

export interface Storage {
  readonly usedBytes: number;
  readonly limitBytes: number;
  readonly freePlanLimitBytes: number;
  /** From so many bytes on the storage of the free plan counts as nearly full. */
  readonly freePlanNoticeBytes: number;
}

/** How full a storage is, from 0 on, above 1 where more is used than allowed. */
export const storageShare = ({ usedBytes, limitBytes }: Pick<Storage, 'usedBytes' | 'limitBytes'>) =>
  limitBytes > 0 ? usedBytes / limitBytes : 1;

/** How full a storage is, and whether that is a worry. */
export function storageFill(storage: Storage) {
  const { usedBytes, limitBytes, freePlanLimitBytes, freePlanNoticeBytes } = storage;
  const share = storageShare(storage);
  const noticeBytes = limitBytes === freePlanLimitBytes ? freePlanNoticeBytes : limitBytes * NEARLY_FULL;
  const level = share >= 1 ? 'full' : usedBytes >= noticeBytes ? 'nearlyFull' : 'fine';
  return { share, level } as const;
}

/** The colour of a bar that shows it. */
export const fillColour = { fine: 'primary', nearlyFull: 'warning', full: 'error' } as const;

/** The share in whole percents: 100 only where it is full, more where more is used than allowed. */
export const wholePercents = (share: number): number =>
  share < 1 ? Math.min(Math.round(share * 100), 99) : Math.floor(share * 100);
