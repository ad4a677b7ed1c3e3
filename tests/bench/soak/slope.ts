/** The slope of the straight line that is nearest to the points, by least squares. NaN for fewer than two. */
export function slope(points: readonly { x: number; y: number }[]): number {
  const mean = (of: 'x' | 'y') => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [x, y] = [mean('x'), mean('y')];
  const rise = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0);
  const run = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  return rise / run;
}
