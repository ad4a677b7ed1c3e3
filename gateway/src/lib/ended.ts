/**
 * Why work is aborted that nobody waits for any more. One for all: an AbortController that is given no reason makes an
 * exception with a stack each time, which is dearer than all the rest of it.
 */
export const ENDED = new DOMException('Nobody waits for it any more.', 'AbortError');

/** Why it is aborted at its deadline: somebody still waits for it. */
export const TOO_LATE = new DOMException('It did not end in time.', 'TimeoutError');
