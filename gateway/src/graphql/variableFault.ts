import type { GraphQLError } from 'graphql';

const START = /^Variable "\$\w{1,200}" got invalid value/;
const PLACE = / at "[^"]{1,500}"$/;
const SEPARATOR = '; ';

/** Without what GraphQL repeats of the value. */
function reasonIn(message: string): string {
  const [said = '', value] = message.split(' value: ', 2);
  if (value !== undefined) return `${said} value.`;
  const at = message.lastIndexOf('" does not exist in ');
  return message.startsWith('Value "') && at > 0 ? `The value${message.slice(at + 1)}` : message;
}

/** What is wrong with a variable, without what was sent in it: it may be a PIN or a password in a wrong place. */
export function withoutValue({ message, originalError }: GraphQLError): string {
  const [start] = START.exec(message) ?? [];
  if (start === undefined) return message;
  const why = originalError?.message ?? '';
  if (why === '' || !message.endsWith(SEPARATOR + why)) return `${start}.`;
  const [place = ''] = PLACE.exec(message.slice(0, -(SEPARATOR + why).length)) ?? [];
  return start + place + SEPARATOR + reasonIn(why);
}
