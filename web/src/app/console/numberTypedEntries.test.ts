import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHashRouter } from 'react-router-dom';
import { numberTypedEntries } from './numberTypedEntries.ts';

/** What a browser does about an address that was edited by hand: an entry without a state, and the news of it. */
function typeAddress(hash: string) {
  window.history.pushState(null, '', hash);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

/** A router at the second step of a form, which does not want to be left. */
async function openForm() {
  const entries = numberTypedEntries();
  const router = createHashRouter([{ path: '*' }]);
  entries.follow(router);
  await router.navigate('/form');
  await router.navigate('/form?step=2');
  router.getBlocker('form', () => true);
  const end = () => {
    entries.stop();
    router.dispose();
  };
  return { router, end };
}

describe('an address that is edited by hand', () => {
  let form: Awaited<ReturnType<typeof openForm>>;
  afterEach(() => form.end());

  it('is an entry after the one before, with a key of its own, so that a page can ask before it is left', async () => {
    const go = vi.spyOn(window.history, 'go').mockReturnValue();
    form = await openForm();
    expect(window.history.state).toMatchObject({ idx: 2 });
    typeAddress('#/other');
    expect(form.router.getBlocker('form', () => true).state).toBe('blocked');
    expect(form.router.state.location.search).toBe('?step=2');
    expect(window.history.state).toMatchObject({ idx: 3, key: expect.stringMatching(/^\w{4,}$/) });
    expect(go).toHaveBeenCalledExactlyOnceWith(-1);
  });

  it('is led back from by one step as often as somebody stays', async () => {
    const go = vi.spyOn(window.history, 'go').mockReturnValue();
    form = await openForm();
    const { router } = form;
    for (const address of ['#/other', '#/third']) {
      const here: unknown = window.history.state;
      typeAddress(address);
      const blocker = router.getBlocker('form', () => true);
      if (blocker.state !== 'blocked') throw new Error('The form was left');
      // The browser has gone back.
      window.history.replaceState(here, '', '#/form?step=2');
      window.dispatchEvent(new PopStateEvent('popstate', { state: here }));
      blocker.reset();
    }
    expect(go.mock.calls).toEqual([[-1], [-1]]);
  });
});
