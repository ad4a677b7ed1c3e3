import { afterEach, describe, expect, it } from 'vitest';
import { createHashRouter } from 'react-router-dom';
import { numberTypedEntries } from './numberTypedEntries.ts';

/** What a browser does about an address that was edited by hand: an entry without a state, and the news of it. */
function typeAddress(hash: string) {
  window.history.pushState(null, '', hash);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

describe('an address that is edited by hand', () => {
  let router: ReturnType<typeof createHashRouter>;
  afterEach(() => router.dispose());

  it('is an entry after the one before, with a key of its own, so that a page can ask before it is left', async () => {
    router = createHashRouter([{ path: '*' }]);
    numberTypedEntries(router);
    await router.navigate('/form');
    await router.navigate('/form?step=2');
    const before: unknown = window.history.state;
    router.getBlocker('form', () => true);

    let typed: unknown;
    window.addEventListener('popstate', () => (typed = window.history.state), { capture: true, once: true });
    typeAddress('#/other');
    expect(router.getBlocker('form', () => true).state).toBe('blocked');
    expect(router.state.location.search).toBe('?step=2');
    expect(before).toMatchObject({ idx: 2 });
    expect(typed).toMatchObject({ idx: 3, key: expect.stringMatching(/^\w{4,}$/) });
  });
});
