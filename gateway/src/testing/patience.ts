/** Settings of a gateway under test: no service counts as late for being on a busy machine. Tests of lateness set their own. */
export const PATIENCE: Readonly<Record<string, string>> = {
  UPSTREAM_ATTEMPT_MS: '30000',
  UPSTREAM_WRITE_MS: '30000',
  OPERATION_DEADLINE_MS: '60000',
};
