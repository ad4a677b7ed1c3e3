import type { RefCallback } from 'react';

/** The CSS variable that says how much of the window's foot is taken by what is held in sight there. */
const FOOT_TAKEN = '--foot-taken';

/** What stays free above it, in px: as much as between two toasts. */
const SPACE = 8;

/** That height, where other things have to stand clear of it. */
export const footTaken = `var(${FOOT_TAKEN}, 0px)`;

/** The ref of what is held at the foot of the window: as long as it is there, toasts stand above it. */
export const heldFoot: RefCallback<HTMLElement> = (element) => {
  if (!element) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(FOOT_TAKEN, `${element.offsetHeight + SPACE}px`));
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(FOOT_TAKEN);
  };
};
