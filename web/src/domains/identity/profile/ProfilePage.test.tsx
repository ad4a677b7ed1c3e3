import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { LocaleCode } from '@muster/schema/formats/locale';
import { LanguageChoiceProvider } from '../../../lib/intl/languageChoice.ts';
import { hasUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { downAtFirst, type UserError, userError } from '../../../testing/gatewayPieces.ts';
import { click, press, typeInto } from '../../../testing/hands.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import ProfilePage from './ProfilePage.tsx';

const viewer = {
  ...{ id: 'viewer-1', guid: 'guid-1', email: 'gus@orbit.example', imageUrl: null, profileVersion: 3 },
  name: { first: 'Gus', last: 'Cartwright' },
  phone: { countryCode: '+44', number: '7700900123' },
  ...{ role: 'MEMBER', profileFields: null, userGroups: null },
};
type Viewer = Omit<typeof viewer, 'phone'> & { phone: typeof viewer.phone | null };
type Answer = { viewer: Viewer | null; userErrors: UserError[] };

/** The page over an account that answers changes as the test says; the account can be changed meanwhile. */
const open = async (answer: (input: Record<string, unknown>) => Answer | Promise<Answer>, start: Viewer = viewer) => {
  const choose = vi.fn<(code: LocaleCode) => void>();
  const account = { viewer: start, isDown: false };
  const gateway = {
    get viewer() {
      if (account.isDown) throw new Error('down');
      return account.viewer;
    },
    viewerProfileUpdate: ({ input }: { input: Record<string, unknown> }) => answer(input),
  };
  const { sent } = await renderInConsole(
    <LanguageChoiceProvider value={choose}>
      <ProfilePage />
    </LanguageChoiceProvider>,
    gateway,
  );
  await field('First name');
  return { choose, account, updates: () => sent.filter(({ name }) => name === 'viewerProfileUpdate') };
};
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const country = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country or calling code' });
const type = async (name: string, value: string) => {
  const input = await field(name);
  await typeInto(input, value);
  await act(async () => fireEvent.blur(input));
};
const kept = (changes: Partial<Viewer>): Answer => ({
  viewer: { ...viewer, profileVersion: 4, ...changes },
  userErrors: [],
});
const refusedWith = (code: string, ...path: string[]): Answer => ({
  viewer: null,
  userErrors: [userError(code, path.length > 0 ? path : null)],
});

describe('one’s own details', () => {
  it('are shown, the phone grouped behind the main country of its code', async () => {
    await open(() => kept({}));
    expect((await field('First name')).value).toBe('Gus');
    expect(country().value).toBe('+44 United Kingdom');
    expect((await field('Phone number')).value).toBe('7700 900123');
    const email = await field('E-mail address');
    expect([email.value, email.readOnly]).toEqual(['gus@orbit.example', true]);
  });

  it('are saved as far as they differ, with the version that was read', async () => {
    const { updates } = await open((input) =>
      kept({ name: { first: String(input['firstName']), last: 'Cartwright' } }),
    );
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
    expect(hasUnsavedChanges()).toBe(false);
    await type('First name', '  Augusta ');
    expect(hasUnsavedChanges()).toBe(true);
    await press('Save');
    expect(updates()[0]?.variables['input']).toEqual({
      ...{ firstName: 'Augusta', version: 3 },
      idempotencyKey: expect.any(String),
    });
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeTruthy();
    expect((await field('First name')).value).toBe('Augusta');
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('are told to be wrong in the words of the product, and not sent', async () => {
    const { updates } = await open(() => kept({}));
    await type('First name', ' ');
    await type('Last name', 'x'.repeat(51));
    await type('Phone number', '12345');
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Enter a valid First Name',
      'Enter a valid Last Name',
      'Enter a valid phone number',
    ]);
    await press('Save');
    expect(updates()).toEqual([]);
    expect(document.activeElement).toBe(await field('First name'));
    await type('First name', 'Gus');
    expect(screen.queryByText('Enter a valid First Name')).toBeNull();
  });

  it('lose the phone where its number is emptied', async () => {
    const { updates } = await open(() => kept({ phone: null }));
    await type('Phone number', '');
    await press('Save');
    expect(updates()[0]?.variables['input']).toMatchObject({ phone: null });
    await waitFor(() => expect(country().value).toBe(''));
  });

  it('take a pasted number apart, and any country that is chosen', async () => {
    const { updates } = await open((input) => kept({ phone: input['phone'] as typeof viewer.phone }), {
      ...viewer,
      phone: null,
    });
    await type('Phone number', '+1 213 373 4253');
    expect(country().value).toBe('+1 United States');
    await act(async () => country().focus());
    await typeInto(country(), 'canad');
    await click(screen.getByRole('option', { name: /Canada/ }));
    await press('Save');
    expect(updates()[0]?.variables['input']).toMatchObject({ phone: { countryCode: '+1', number: '2133734253' } });
    await screen.findByRole('button', { name: 'Saved' });
    expect(country().value).toBe('+1 Canada');
  });

  it('come back with Discard', async () => {
    await open(() => kept({}));
    await type('Last name', 'Byron');
    await type('Phone number', '123');
    await press('Discard changes');
    expect((await field('Last name')).value).toBe('Cartwright');
    expect((await field('Phone number')).value).toBe('7700 900123');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('that could not be saved stay typed, under the same key, and the picture is left out of it', async () => {
    const answer = downAtFirst(() => kept({ name: { first: 'Ada', last: 'Cartwright' } }));
    const { updates } = await open(answer);
    await type('First name', 'Ada');
    await press('Save');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'Your details could not be saved. Your picture is not affected. Try again.Request req-1',
    );
    expect((await field('First name')).value).toBe('Ada');
    answer.mend();
    await press('Save');
    await screen.findByRole('button', { name: 'Saved' });
    expect(screen.queryByRole('alert')).toBeNull();
    const [first, second] = updates().map(({ variables }) => variables['input']);
    expect(second).toEqual(first);
  });

  it('that were changed elsewhere are read again: what was typed stays, and is saved over the new version', async () => {
    const { account, updates } = await open(({ version }) =>
      version === 3 ? refusedWith('STALE', 'version') : kept({ profileVersion: 10 }),
    );
    await type('First name', 'Ada');
    account.viewer = { ...viewer, profileVersion: 9, name: { first: 'Eve', last: 'Byron' } };
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toMatch(/changed somewhere else in the meantime/);
    expect((await field('First name')).value).toBe('Ada');
    expect((await field('Last name')).value).toBe('Byron');
    expect(hasUnsavedChanges()).toBe(true);
    await press('Save');
    expect(updates()[1]?.variables['input']).toMatchObject({ firstName: 'Ada', version: 9 });
    expect(updates()[1]?.variables['input']).not.toHaveProperty('lastName');
    await screen.findByRole('button', { name: 'Saved' });
  });

  it('stay, with what was typed, where they cannot be read again', async () => {
    const { account, updates } = await open(({ version }) =>
      account.isDown ? refusedWith('STALE', 'version') : kept({ profileVersion: Number(version) + 1 }),
    );
    await type('First name', 'Ada');
    account.isDown = true;
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Your details could not be saved\./);
    expect((await field('First name')).value).toBe('Ada');
    expect(hasUnsavedChanges()).toBe(true);
    account.isDown = false;
    await press('Save');
    await screen.findByRole('button', { name: 'Saved' });
    await type('Last name', 'Byron');
    await press('Save');
    expect(updates().map(({ variables }) => variables['input'])).toMatchObject([
      { version: 3 },
      { version: 3 },
      { version: 4, lastName: 'Byron' },
    ]);
  });

  it('that the gateway finds wrong are told at their fields', async () => {
    await open(() => refusedWith('INVALID', 'phone', 'number'));
    await type('Phone number', '999999');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('Enter a valid phone number');
    expect((await field('Phone number')).getAttribute('aria-invalid')).toBe('true');
  });
});

describe('one’s own phone', () => {
  it('is taken apart where it is typed with its calling code, whose plus stays meanwhile', async () => {
    const { updates } = await open((input) => kept({ phone: input['phone'] as typeof viewer.phone }), {
      ...viewer,
      phone: null,
    });
    const input = await field('Phone number');
    for (const end of Array.from('+447700900123', (_key, place) => place + 1)) {
      const text = '+447700900123'.slice(0, end);
      await typeInto(input, text);
      expect(input.value).toBe(text);
    }
    expect(country().value).toBe('+44 United Kingdom');
    await act(async () => fireEvent.blur(input));
    expect(input.value).toBe('7700 900123');
    await press('Save');
    expect(updates()[0]?.variables['input']).toMatchObject({ phone: { countryCode: '+44', number: '7700900123' } });
  });

  it('keeps the country where a plus is typed and taken back', async () => {
    await open(() => kept({}));
    const input = await field('Phone number');
    for (const value of ['', '+', '+4', '+', '']) await typeInto(input, value);
    expect(country().value).toBe('+44 United Kingdom');
    await type('Phone number', '7700900123');
    expect(hasUnsavedChanges()).toBe(false);
  });
});

describe('the page', () => {
  it('offers the languages by their own names', async () => {
    const { choose } = await open(() => kept({}));
    const languages = screen.getByRole('combobox', { name: 'Language' });
    expect(
      within(languages)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toContain('Русский');
    await typeInto(languages, 'ru-ru');
    expect(choose).toHaveBeenCalledExactlyOnceWith('ru-ru');
  });
});
