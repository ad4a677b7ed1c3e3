import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { hasUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { UnsavedChangesGuard } from '../../../app/shell/UnsavedChangesGuard.tsx';
import { givePageConfig } from '../../../testing/givePageConfig.ts';
import { typeInto } from '../../../testing/hands.ts';
import { person } from '../../../testing/renderInConsole.tsx';
import { fieldOf } from '../../field/profile/profileFields.fixture.ts';
import type { ReadField } from '../../field/profile/profileDraft.ts';
import { openMembers, openMenu, press, type TestPerson } from '../membersPage.fixture.tsx';

const grade = (value: string) => fieldOf('Grade', { values: ['B1', 'B2'], value, editableBy: 'ADMIN' });

/** The members page over one person with these fields; what is read of them is as the test leaves it. */
const open = async (someone: TestPerson, fields: readonly ReadField[] | null, query = '', beside: ReactNode = null) => {
  const account = { fields, userGroups: [{ id: 'group-1', name: 'Seniors' }], isThere: true };
  const profileFields = () => account.fields && { version: 4, fields: account.fields };
  const details = {
    ...{ emails: [someone.email], phoneNumbers: [{ countryCode: '+44', number: '7700900123' }] },
    userGroups: () => account.userGroups,
    member: someone,
  };
  const page = await openMembers([someone], {
    ...{ query, beside },
    team: { memberDetails: () => (account.isThere ? details : null) },
    answers: {
      node: () => ({ __typename: 'Member', ...someone, profileFields }),
      profileFieldsUpdate: () => {
        account.fields = [grade('B2')];
        account.userGroups = [];
        return { member: { id: someone.id, profileFields }, userErrors: [] };
      },
    },
  });
  return { ...page, account, updates: () => page.sent.filter(({ name }) => name === 'profileFieldsUpdate') };
};
const dialog = () => screen.findByRole('dialog', { name: /^Profile/ });
const chooseGrade = async (id: string) => {
  const control = await screen.findByRole('combobox', { name: 'Grade' });
  await typeInto(control, id);
};

describe('the profile of a member', () => {
  it('says nothing of custom fields where the installation has none', async () => {
    givePageConfig({ absentServices: ['field', 'userGroup'] });
    await open(person(1), null);
    await openMenu('Actions for Person 0001');
    await press(screen.getByRole('menuitem', { name: 'Profile' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Profile of Person 0001' }));
    expect(shown.getByText('person1@orbit.example')).toBeTruthy();
    expect(shown.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['DEACTIVATED', 'Deactivated on 20 Nov 2026'],
    ['PENDING', 'Asked to join on 20 Nov 2026'],
  ])('of somebody who is %s says so, with the day, in the place of a license', async (status, words) => {
    const someone = { ...person(1), status, statusSince: '2026-11-20T08:00:00.000Z' };
    await open(someone, [], '?dialog=profile&member=member-1');
    const shown = within(await dialog());
    expect(await shown.findByText(words)).toBeTruthy();
    expect(shown.queryByText(/^(PRO|Lite)$/)).toBeNull();
  });

  it('opens from their menu, in the address, with how they are reached and the fields that admins keep', async () => {
    const { address, updates } = await open(person(1), [grade('B1')]);
    await openMenu('Actions for Person 0001');
    await press(screen.getByRole('menuitem', { name: 'Profile' }));
    expect(address()).toBe('/manage/users?dialog=profile&member=member-1');
    const shown = within(await screen.findByRole('dialog', { name: 'Profile of Person 0001' }));
    expect(shown.getByText('person1@orbit.example')).toBeTruthy();
    expect(shown.getByText('+44 7700900123')).toBeTruthy();
    expect(shown.getByText('Seniors')).toBeTruthy();

    await chooseGrade('Grade:B2');
    await press(shown.getByRole('button', { name: 'Save' }));
    expect(updates()[0]?.variables['input']).toMatchObject({
      ...{ memberId: 'member-1', version: 4 },
      fields: [{ customFieldId: 'Grade', valueId: 'Grade:B2' }],
    });
    expect(await shown.findByRole('button', { name: 'Saved' })).toBeTruthy();
    await waitFor(() => expect(shown.queryByText('Seniors')).toBeNull());
    await press(shown.getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/manage/users');
  });

  it('opens by their name in the list, which is a link to it, and keeps the list as it is', async () => {
    const { address } = await open(person(1), [], '?search=person');
    const link = await screen.findByRole('link', { name: 'Person 0001' });
    expect(link.getAttribute('href')).toBe('/manage/users?dialog=profile&member=member-1');
    await press(link);
    expect(address()).toBe('/manage/users?search=person&dialog=profile&member=member-1');
    expect(await screen.findByRole('dialog', { name: 'Profile of Person 0001' })).toBeTruthy();
  });

  it('asks before what was entered is lost', async () => {
    const { address } = await open(person(1), [grade('B1')], '?dialog=profile&member=member-1');
    await chooseGrade('Grade:B2');
    await press(screen.getByRole('button', { name: 'Close' }));
    const question = within(await screen.findByRole('alertdialog'));
    await press(question.getByRole('button', { name: 'Discard' }));
    expect(address()).toBe('/manage/users');
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('asks, too, before Back takes it away', async () => {
    const { address, back } = await open(person(1), [grade('B1')], '', <UnsavedChangesGuard />);
    await openMenu('Actions for Person 0001');
    await press(screen.getByRole('menuitem', { name: 'Profile' }));
    await chooseGrade('Grade:B2');
    await back();
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await press(within(question).getByRole('button', { name: 'Stay on this page' }));
    expect(address()).toBe('/manage/users?dialog=profile&member=member-1');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Grade' }).value).toBe('Grade:B2');
    await press(screen.getByRole('button', { name: 'Close' }));
    await press(await screen.findByRole('button', { name: 'Discard' }));
    expect(address()).toBe('/manage/users');
    expect(screen.queryByRole('alertdialog', { name: 'Leave without saving?' })).toBeNull();
  });

  it('has no fields for guests', async () => {
    const guest = person(1, { role: 'GUEST', isLicensed: false });
    await open(guest, null, '?tab=guests&dialog=profile&member=member-1');
    const shown = within(await dialog());
    expect(await shown.findByText('person1@orbit.example')).toBeTruthy();
    expect(shown.queryByRole('form')).toBeNull();
    expect(shown.queryByRole('alert')).toBeNull();
  });

  it('says that there is no such person any more', async () => {
    const { account } = await open(person(1), []);
    account.isThere = false;
    await openMenu('Actions for Person 0001');
    await press(screen.getByRole('menuitem', { name: 'Profile' }));
    expect(await screen.findByText('This person is not in the team any more.')).toBeTruthy();
  });
});
