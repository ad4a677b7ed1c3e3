/** At this width and below the sidebar is hidden until it is asked for. */
export const MOBILE_WIDTH = 640;

/** At this width and below the pages made for desktops show a notice instead. */
export const NARROW_WIDTH = 768;

/** At this width and below, lists of people have no room for a column for each thing: it stands below the name. */
export const STACKED_WIDTH = 1100;

/**
 * A window of 480 px in height or less, as one has who enlarges everything to four times its size, or turns a phone: what is
 * held in sight elsewhere scrolls with the rest there, which would have no room between.
 */
export const IN_LOW_WINDOW = '@media (max-height: 480px)';

/** What a page needs to know of the window's width, in CSS px. */
export type Viewport = {
  readonly width: number;
  readonly isMobileWidth: boolean;
  readonly isNarrow: boolean;
  readonly isStacked: boolean;
};

export const viewportOf = (width: number): Viewport => ({
  width,
  isMobileWidth: width <= MOBILE_WIDTH,
  isNarrow: width <= NARROW_WIDTH,
  isStacked: width <= STACKED_WIDTH,
});
