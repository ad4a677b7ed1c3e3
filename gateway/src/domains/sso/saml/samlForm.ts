const RESPONSE = 'SAMLResponse';
const RELAY_STATE = 'RelayState';

/** What an identity provider had the browser post; null for what none posts: no response, or two of them. */
export function responseIn(body: unknown): { samlResponse: string; relayState: string | null } | null {
  const form = new URLSearchParams(typeof body === 'string' ? body : '');
  const [samlResponse, ...others] = form.getAll(RESPONSE);
  if (samlResponse === undefined || others.length > 0) return null;
  return { samlResponse, relayState: form.get(RELAY_STATE) };
}
