/** What a token that the console makes begins with, where the installation names nothing else: those who find one know where it belongs. */
export const WEBHOOK_TOKEN_PREFIX = 'tc_';
