import { act } from '@testing-library/react';
import { type Dispatch, type SetStateAction, useLayoutEffect, useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { downAtFirst } from '../../../testing/gatewayPieces.ts';
import { rest } from '../../../testing/hands.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { type Addresses, useAddresses } from './useAddresses.ts';

const TEAM = { id: 'team-1', joinDomains: [], emailChecks: () => [] };

/** A box of addresses, with what stood below it each time that something was shown. */
async function watch(initial: string, team: object = TEAM) {
  const shown: string[] = [];
  let isCheckFailed = false;
  let learn: Addresses['learn'] = () => undefined;
  let setText: Dispatch<SetStateAction<string>> = () => undefined;
  function Box() {
    const [text, set] = useState(initial);
    const addresses = useAddresses(text, false);
    const { fates } = addresses.groups;
    useLayoutEffect(() => {
      [learn, setText, isCheckFailed] = [addresses.learn, set, addresses.isCheckFailed];
      shown.push(`addable ${fates.addable.join(' ')}, member ${fates.member.join(' ')}`);
    }, [addresses, fates]);
    return null;
  }
  await renderInConsole(<Box />, { viewer: { id: 'viewer-1', team } });
  shown.length = 0;
  return {
    shown,
    isCheckFailed: () => isCheckFailed,
    act: (run: (hands: { learn: typeof learn; setText: typeof setText }) => void) =>
      act(async () => run({ learn, setText })),
  };
}

it('says of nobody who was added that they are there already, while the box still shows them', async () => {
  const { shown, act: inBox } = await watch('new@orbit.example other@orbit.example');
  await inBox(({ learn, setText }) => {
    learn([['new@orbit.example', 'MEMBER']]);
    setText('other@orbit.example');
  });
  expect(shown.at(-1)).toBe('addable other@orbit.example, member ');
  expect(shown.filter((one) => one.includes('member new@orbit.example'))).toEqual([]);
});

it('says that addresses are not checked for as long as one of them is not, whatever is typed since', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const emailChecks = downAtFirst(({ emails }: { emails: readonly string[] }) =>
    emails.map((email) => ({ email, availability: 'AVAILABLE' })),
  );
  const { isCheckFailed, act: inBox } = await watch('one@orbit.example', { ...TEAM, emailChecks });
  await rest();
  expect(isCheckFailed()).toBe(true);
  emailChecks.mend();
  await inBox(({ setText }) => setText('one@orbit.example other@orbit.example'));
  await rest();
  expect(isCheckFailed()).toBe(true);
  await inBox(({ setText }) => setText('other@orbit.example'));
  expect(isCheckFailed()).toBe(false);
});
