/** Where invitations come from and lead to. */
export type Invitations = {
  /** The domain of the addresses from which admins mail people whom they add by a file. */
  readonly mailDomain: string;
  /** Where people reach the chat of a team, with `{teamUrl}` for its short address. */
  readonly chatUrl: string;
};

/** Where a team's people reach the chat, by its short address. */
export const chatAddress = (chatUrl: string, teamUrl: string): string =>
  chatUrl.replaceAll('{teamUrl}', encodeURIComponent(teamUrl));
