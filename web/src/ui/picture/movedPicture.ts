export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const within = (most: number, value: number) => Math.min(Math.max(value, -most), most);

/**
 * Where a picture stands after it was moved behind its frame: it never leaves part of the frame empty. All in px of the
 * screen; 0, 0 is the middle.
 *
 * @param shown how large the picture is shown before it is zoomed
 */
export const movedPicture = (from: Point, by: Point, shown: Size, frame: Size, zoom: number): Point => ({
  x: within(Math.abs(shown.width * zoom - frame.width) / 2, from.x + by.x),
  y: within(Math.abs(shown.height * zoom - frame.height) / 2, from.y + by.y),
});
