/**
 * Settings of a gateway under test: no service counts as late for being on a busy machine, and no gateway. Tests of lateness
 * set their own.
 */
export const PATIENCE: Readonly<Record<string, string>> = {
  UPSTREAM_ATTEMPT_MS: '30000',
  UPSTREAM_WRITE_MS: '30000',
  OPERATION_DEADLINE_MS: '60000',
  OPERATIONS_AT_ONCE: '1000000',
};

const NO_LIMIT = '1000000';

/**
 * The same for a whole stack that many tests share, as few people from one address and perhaps with one Redis: none of
 * them is refused for how often the others asked. Tests of a limit set their own.
 */
export const SHARED_STACK: Readonly<Record<string, string>> = {
  ...PATIENCE,
  OPERATIONS_PER_MINUTE: NO_LIMIT,
  PIN_ISSUES_PER_PLACE: NO_LIMIT,
  PIN_ISSUES_TO_STRANGERS: NO_LIMIT,
  PIN_ISSUES_PER_CLIENT: NO_LIMIT,
  PIN_GUESSES_PER_PLACE: NO_LIMIT,
  PIN_GUESSES_BY_STRANGERS: NO_LIMIT,
  PIN_GUESSES_PER_CLIENT: NO_LIMIT,
  SIGN_INS_PER_MINUTE: NO_LIMIT,
  PASSWORDS_PER_PERSON: NO_LIMIT,
  CARD_SETUPS_PER_TEAM: NO_LIMIT,
  CARD_CHARGES_PER_TEAM: NO_LIMIT,
  ORDERS_PER_TEAM: NO_LIMIT,
  INVOICE_MAILS_PER_TEAM: NO_LIMIT,
  HOOK_POSTS_PER_MINUTE: NO_LIMIT,
  HOOK_POSTS_PER_CLIENT: NO_LIMIT,
};
