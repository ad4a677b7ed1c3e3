import fc from 'fast-check';

/** Draws within one case, so that what is drawn next may depend on it; a fault is shrunk draw by draw. */
export type Draw = fc.GeneratorValue;

/** A whole number from 0 to `most`. */
export const upTo = (draw: Draw, most: number): number => draw(fc.nat, most);

/** One of several. */
export function oneOf<T>(draw: Draw, items: readonly T[]): T {
  const item = items[upTo(draw, items.length - 1)];
  if (item === undefined) throw new RangeError('Nothing to choose from');
  return item;
}

/** Whether something happens that does so in `percent` of all cases; shrunk to that it does not. */
export const happens = (draw: Draw, percent: number): boolean => upTo(draw, 99) >= 100 - percent;
