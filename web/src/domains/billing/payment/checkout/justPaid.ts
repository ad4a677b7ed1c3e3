const NAME = 'hasJustPaid';

const remembered = (): object => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

/**
 * That something was paid a moment ago, for the page that begins afresh after it. Notifications do not outlive a reload; what
 * the entry of the history remembers does.
 */
export const rememberPaid = (): void => window.history.replaceState({ ...remembered(), [NAME]: true }, '');

/** Answers whether something was paid a moment ago, and forgets it: it is told once. */
export const takePaid = (): boolean => {
  const state = remembered();
  if (!(NAME in state)) return false;
  window.history.replaceState({ ...state, [NAME]: undefined }, '');
  return state[NAME] === true;
};
