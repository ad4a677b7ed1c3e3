/** A start that cannot go on, for a reason that whoever started it can mend. The message is one whole line. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
