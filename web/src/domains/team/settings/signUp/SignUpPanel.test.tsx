import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasUnsavedChanges } from '../../../../lib/unsavedChanges/dirtyForms.ts';
import { downAtFirst, inputsOf, planGate, type UserError, userError } from '../../../../testing/gatewayPieces.ts';
import { click, isInert, press, rest, typeInto } from '../../../../testing/hands.ts';
import { renderInConsole } from '../../../../testing/renderInConsole.tsx';
import SignUpPanel from './SignUpPanel.tsx';

type Input = {
  isOpen?: boolean;
  addDomains?: string[];
  removeDomains?: string[];
  isExternalContactBlocked?: boolean;
  version: number;
};
type Kept = { joinDomains: string[]; isOpen: boolean; isExternalContactBlocked: boolean; version: number };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

/** The panel of a team's admin; `answer` may refuse what is saved, or change the team first. */
async function open(
  changes: Partial<Kept & { isPublicDomain: boolean; isAutoJoin: boolean; plan: 'free' | 'pro' }> = {},
  answer: (input: Input, kept: Kept) => UserError[] | undefined = () => undefined,
  more: Record<string, unknown> = {},
) {
  const { isPublicDomain = false, isAutoJoin = false, plan = 'pro', ...state } = changes;
  const kept: Kept = {
    ...{ joinDomains: ['orbit.example'], isOpen: false, isExternalContactBlocked: false, version: 1 },
    ...state,
  };
  const gateOf = (feature: string) => {
    if (plan === 'pro') return planGate(feature, null);
    const [limit, used] = feature === 'APPROVED_DOMAINS' ? [1, kept.joinDomains.length] : [0, 0];
    return planGate(feature, limit, used);
  };
  const team = {
    ...{ id: 'team-1', domain: 'orbit.example', isAutoJoin, isPublicDomain },
    joinDomains: () => kept.joinDomains,
    isOpen: () => kept.isOpen,
    isExternalContactBlocked: () => kept.isExternalContactBlocked,
    version: () => kept.version,
    settingChange: { changedAt: '2026-11-01T08:00:00.000Z', changedBy: null },
    planGate: ({ feature }: { feature: string }) => gateOf(feature),
    ...more,
  };
  const page = await renderInConsole(<SignUpPanel />, {
    viewer: { id: 'viewer-1', team },
    teamSignUpUpdate: ({ input }: { input: Input }) => {
      const userErrors = answer(input, kept);
      if (userErrors) return { team: null, userErrors };
      const left = kept.joinDomains.filter((domain) => !input.removeDomains?.includes(domain));
      Object.assign(kept, {
        joinDomains: [...left, ...(input.addDomains ?? [])],
        isOpen: input.isOpen ?? kept.isOpen,
        isExternalContactBlocked: input.isExternalContactBlocked ?? kept.isExternalContactBlocked,
        version: kept.version + 1,
      });
      return { team, userErrors: [] };
    },
  });
  const inputs = () => inputsOf(page.sent, 'teamSignUpUpdate');
  return { ...page, inputs };
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const ASK = 'Anyone can ask to join';
const DOMAINS = 'Anyone with an address in these domains';
const INVITED = 'Only people who are invited';
const choose = (name: string) => click(radio(name));
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Domains' });
const type = (value: string) => typeInto(field(), value);
const tags = () => screen.queryAllByRole('button', { name: /^Remove / }).map((one) => one.textContent);
const block = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Block External Contacts' });
const STALE: UserError[] = [userError('STALE', ['version'])];

describe('who may join', () => {
  it.each<[string, Partial<Kept>]>([
    [ASK, { isOpen: true, joinDomains: [] }],
    [DOMAINS, {}],
    [INVITED, { joinDomains: [] }],
  ])('%s stands for %o', async (name, state) => {
    await open(state);
    expect([ASK, DOMAINS, INVITED].filter((one) => radio(one).checked)).toEqual([name]);
    expect(isInert()).toBe(true);
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('is saved as what differs, with the version that was read', async () => {
    const { inputs } = await open({ version: 7 });
    await choose(ASK);
    expect(hasUnsavedChanges()).toBe(true);
    await press('Save');
    expect(inputs()).toEqual([{ isOpen: true, removeDomains: ['orbit.example'], version: 7 }]);
    expect(screen.getByRole('button', { name: 'Saved' })).toBeTruthy();
    expect(hasUnsavedChanges()).toBe(false);
    await rest(1_500);
    await choose(INVITED);
    await press('Save');
    expect(inputs()[1]).toEqual({ isOpen: false, version: 8 });
  });

  it('keeps the domains while another way is looked at', async () => {
    await open();
    await type('a.example,');
    await choose(INVITED);
    expect(screen.queryByRole('textbox', { name: 'Domains' })).toBeNull();
    await choose(DOMAINS);
    expect(tags()).toEqual(['orbit.example', 'a.example']);
  });

  it('shows that others may ask beside the domains, and changes it', async () => {
    const { inputs } = await open({ isOpen: true });
    expect(radio(DOMAINS).checked).toBe(true);
    const others = screen.getByRole<HTMLInputElement>('checkbox', { name: /can ask to join, and wait/ });
    expect(others.checked).toBe(true);
    await click(others);
    await press('Save');
    expect(inputs()).toEqual([{ isOpen: false, version: 1 }]);
  });

  it('says that auto-join goes on beside it', async () => {
    await open({ isAutoJoin: true });
    expect(screen.getByText(/takes in everybody with an address in orbit\.example/)).toBeTruthy();
  });
});

describe('the domains', () => {
  it('come in one form, however they are written', async () => {
    const { inputs } = await open();
    await type('ACME.Example. ');
    await type('münchen.example,');
    expect(tags()).toEqual(['orbit.example', 'acme.example', 'xn--mnchen-3ya.example']);
    await press('Save');
    expect(inputs()).toEqual([{ addDomains: ['acme.example', 'xn--mnchen-3ya.example'], version: 1 }]);
  });

  it('that are none, or there already, are told at the field and not saved', async () => {
    const { inputs } = await open();
    await type('acme ');
    expect(screen.getByRole('alert').textContent).toBe('acme is not a domain name.');
    expect(hasUnsavedChanges()).toBe(true);
    await press('Save');
    await type('ORBIT.example,');
    expect(screen.getByRole('alert').textContent).toBe('orbit.example is there already.');
    expect(isInert()).toBe(true);
    await press('Save');
    expect(inputs()).toEqual([]);
    await press('Discard changes');
    expect(field().value).toBe('');
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('have to be some', async () => {
    await open();
    await press('Remove orbit.example');
    expect(screen.getByText(/^Add at least one domain\./)).toBeTruthy();
    expect(isInert()).toBe(true);
  });

  it('that the service does not approve are named at the field, until they are changed', async () => {
    const code = 'CANNOT_ADD_EMAIL_AUTO_APPROVAL';
    await open({}, () => [userError(code, ['addDomains', '1'])]);
    await type('a.example gmail.com ');
    await press('Save');
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toMatch(/^gmail\.com cannot be approved/);
    expect(field().getAttribute('aria-describedby')).toBe(alert.id);
    expect(tags()).toEqual(['orbit.example', 'a.example', 'gmail.com']);
    await press('Remove gmail.com');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(isInert()).toBe(false);
  });

  it('of which one that is not named is refused, are told at the field', async () => {
    const code = 'CANNOT_ADD_EMAIL_AUTO_APPROVAL';
    await open({}, () => [userError(code, ['addDomains'])]);
    await type('a.example gmail.com ');
    await press('Save');
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toMatch(/^One of these domains cannot be approved.*merge domains first/);
    expect(field().getAttribute('aria-describedby')).toBe(alert.id);
    await press('Remove gmail.com');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('above the one of a free plan are told at the field', async () => {
    await open({ plan: 'free' });
    expect(screen.getByText(/Your plan includes 1 domain\. Type a domain/)).toBeTruthy();
    await type('a.example,');
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('Your plan includes 1 domain. Remove the others to save.');
    expect(field().getAttribute('aria-describedby')).toBe(alert.id);
    expect(isInert()).toBe(true);
  });

  it('above the one of a free plan meet a paywall, and are not lost', async () => {
    const { inputs } = await open({ plan: 'free' });
    expect(screen.queryByText(/any number of domains/)).toBeNull();
    await type('a.example,');
    expect(screen.getByText(/any number of domains/).textContent).toContain('1 of 1 in use.');
    expect(isInert()).toBe(true);
    expect(tags()).toEqual(['orbit.example', 'a.example']);
    await press('Remove orbit.example');
    expect(screen.queryByText(/any number of domains/)).toBeNull();
    await press('Save');
    expect(inputs()).toEqual([{ addDomains: ['a.example'], removeDomains: ['orbit.example'], version: 1 }]);
  });

  it('of before a downgrade can be made fewer', async () => {
    const { inputs } = await open({ plan: 'free', joinDomains: ['a.example', 'b.example', 'c.example'] });
    await press('Remove c.example');
    expect(screen.queryByText(/any number of domains/)).toBeNull();
    await press('Save');
    expect(inputs()).toEqual([{ removeDomains: ['c.example'], version: 1 }]);
  });
});

describe('blocking contacts outside', () => {
  const toggle = () => click(block());
  const isDisabled = () => block().getAttribute('aria-disabled') === 'true';

  it('is saved with the rest', async () => {
    const { inputs } = await open();
    await toggle();
    expect(block().checked).toBe(true);
    await press('Save');
    expect(inputs()).toEqual([{ isExternalContactBlocked: true, version: 1 }]);
  });

  it('is not for public domains, and says why', async () => {
    await open({ isPublicDomain: true, plan: 'free' });
    expect(isDisabled()).toBe(true);
    expect(screen.getByText(/free e-mail domain or none/)).toBeTruthy();
    expect(screen.queryByText(/you can block contacts/)).toBeNull();
    await toggle();
    expect(block().checked).toBe(false);
  });

  it('is locked on a free plan, with a paywall', async () => {
    await open({ plan: 'free' });
    expect(isDisabled()).toBe(true);
    expect(screen.getByText(/you can block contacts/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Upgrade to PRO' })).toBeTruthy();
    const described = block().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('This is part of PRO.');
  });

  it('that stands from before can be ended, and taken back unsaved', async () => {
    const { inputs } = await open({ plan: 'free', isPublicDomain: true, isExternalContactBlocked: true });
    await toggle();
    expect(isDisabled()).toBe(false);
    await toggle();
    expect(isInert()).toBe(true);
    await toggle();
    await press('Save');
    expect(inputs()).toEqual([{ isExternalContactBlocked: false, version: 1 }]);
    expect(isDisabled()).toBe(true);
  });
});

describe('a save against an older version', () => {
  it('goes again by itself where something else of the team was changed', async () => {
    const { inputs } = await open({}, ({ version }, kept) => {
      if (version === kept.version && version > 1) return undefined;
      kept.version = 5;
      return STALE;
    });
    await choose(INVITED);
    await press('Save');
    expect(inputs().map(({ version }) => version)).toEqual([1, 5]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Saved' })).toBeTruthy();
  });

  it('says so where it was this, keeps what was entered beside it, and saves that', async () => {
    const { inputs } = await open({}, ({ version }, kept) => {
      if (version === kept.version && version > 1) return undefined;
      Object.assign(kept, { version: 5, joinDomains: ['orbit.example', 'theirs.example'] });
      return STALE;
    });
    await type('mine.example,');
    await press('Save');
    expect(screen.getByRole('alert').textContent).toMatch(/^Somebody else changed this/);
    expect(tags()).toEqual(['orbit.example', 'theirs.example', 'mine.example']);
    await press('Save');
    expect(inputs()[1]).toEqual({ addDomains: ['mine.example'], version: 5 });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('what could not be saved stays, and goes again under the same key', async () => {
  const answer = downAtFirst(() => undefined);
  const { sent } = await open({}, answer);
  await choose(INVITED);
  await press('Save');
  expect(screen.getByRole('alert').textContent).toMatch(/could not be saved\. Try again\..*req-1/);
  expect(radio(INVITED).checked).toBe(true);
  answer.mend();
  await press('Save');
  expect(screen.queryByRole('alert')).toBeNull();
  const saves = sent.filter(({ name }) => name === 'teamSignUpUpdate');
  expect(saves[1]?.variables).toEqual(saves[0]?.variables);
});

it('a refusal by the plan is told where nobody knew of it before', async () => {
  await open({}, () => [userError('PLAN_REQUIRED', ['addDomains'])]);
  await type('a.example,');
  await press('Save');
  expect(screen.getByRole('alert').textContent).toBe('Your plan does not include this. Nothing was saved.');
  expect(tags()).toEqual(['orbit.example', 'a.example']);
});

it('settings that cannot be read are told with the request id, and read again by Retry', async () => {
  const isOpen = downAtFirst(() => true);
  await open({}, () => undefined, { isOpen });
  expect(screen.getByRole('alert').textContent).toContain('The sign-up permissions could not be loaded');
  expect(screen.getByRole('alert').textContent).toContain('req-1');
  isOpen.mend();
  await press('Retry');
  expect(radio(DOMAINS).checked).toBe(true);
});

it('what was entered stays where it is read again in vain', async () => {
  let isDown = false;
  const isOpen = () => {
    if (isDown) throw new Error('down');
    return false;
  };
  await open(
    {},
    () => {
      isDown = true;
      return STALE;
    },
    { isOpen },
  );
  await type('mine.example,');
  await press('Save');
  expect(tags()).toEqual(['orbit.example', 'mine.example']);
  expect(screen.getByRole('alert').textContent).toMatch(/could not be saved/);
  expect(isInert()).toBe(false);
});
