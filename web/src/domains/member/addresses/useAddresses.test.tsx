import { act } from '@testing-library/react';
import { type Dispatch, type SetStateAction, useLayoutEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { type Addresses, useAddresses } from './useAddresses.ts';

const TEAM = { id: 'team-1', joinDomains: [], emailChecks: () => [] };

/** A box of addresses, with what stood below it each time that something was shown. */
async function watch(initial: string) {
  const shown: string[] = [];
  let learn: Addresses['learn'] = () => undefined;
  let setText: Dispatch<SetStateAction<string>> = () => undefined;
  function Box() {
    const [text, set] = useState(initial);
    const addresses = useAddresses(text, false);
    const { fates } = addresses.groups;
    useLayoutEffect(() => {
      [learn, setText] = [addresses.learn, set];
      shown.push(`addable ${fates.addable.join(' ')}, member ${fates.member.join(' ')}`);
    }, [addresses, fates]);
    return null;
  }
  await renderInConsole(<Box />, { viewer: { id: 'viewer-1', team: TEAM } });
  shown.length = 0;
  return {
    shown,
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
