// As much of a browser as sign-in pages need: cookies by host, redirects, and forms that are sent with what they hold.

export type Page = { readonly url: string; readonly status: number; readonly text: string };

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#039': "'", '#39': "'" };
const decoded = (text: string) => text.replace(/&(amp|lt|gt|quot|#0?39);/g, (_, name: string) => entities[name] ?? '');
const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : decoded(found);
};

export function formBrowser() {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (url: string) => {
    const { host } = new URL(url);
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    return jar;
  };

  /** Goes to an address, and on to where that leads; cookies do not go along with what another site has it post. */
  async function go(address: string, body?: URLSearchParams, from = address): Promise<Page> {
    const isForeign = new URL(address).host !== new URL(from).host;
    const jar = jarOf(address);
    const cookie = body && isForeign ? '' : [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, {
      ...(body ? { method: 'POST', body } : {}),
      redirect: 'manual',
      headers: { cookie, 'sec-fetch-site': isForeign ? 'cross-site' : 'same-origin' },
    });
    for (const one of answer.headers.getSetCookie()) {
      const [pair = ''] = one.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = answer.headers.get('location');
    const text = await answer.text();
    if (location === null) return { url: address, status: answer.status, text };
    const next = new URL(location, address);
    // A place of the console: what stands behind `#` is not asked for.
    if (next.hash !== '') return { url: next.href, status: answer.status, text };
    return go(next.href, undefined, address);
  }

  /** Sends the only form of a page, with what is typed into it. */
  function send({ url, text }: Page, typed: Readonly<Record<string, string>> = {}): Promise<Page> {
    const form = /<form[^>]*>/.exec(text)?.[0] ?? '';
    const inputs = [...text.matchAll(/<input[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'name'),
      attribute(tag, 'value'),
    ]);
    const held = inputs.flatMap(([name, value]) => (name === undefined ? [] : [[name, value ?? ''] as const]));
    const body = new URLSearchParams({ ...Object.fromEntries(held), ...typed });
    return go(new URL(attribute(form, 'action') ?? '', url).href, body, url);
  }

  return {
    go,
    send,
    cookiesAt: (url: string) => [...jarOf(url)].map(([name, value]) => `${name}=${value}`).join('; '),
  };
}
