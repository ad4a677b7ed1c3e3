/** A text as the shell takes it whole, whatever is in it. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * How a service posts to an incoming webhook, to be tried in a terminal.
 *
 * @param channel the chat's address of the channel that the post is for; null where the webhook is for one
 */
export function postExample(url: string, text: string, channel: string | null): string {
  const body = JSON.stringify({ ...(channel !== null && { channel }), text });
  return [`curl ${quoted(url)} \\`, `  -H 'content-type: application/json' \\`, `  -d ${quoted(body)}`].join('\n');
}
