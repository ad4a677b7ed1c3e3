/** Where the focus goes when what had it is gone: to the list, or to the page's heading. */
export const rescueFocus = (): void => {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const row = document.querySelector<HTMLElement>('[role="row"][tabindex="0"]');
  (row ?? document.getElementById('page-title'))?.focus();
};
