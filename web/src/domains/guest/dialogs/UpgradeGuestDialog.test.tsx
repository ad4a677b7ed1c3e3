import { useQuery } from '@apollo/client/react';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MemberListDocument } from '../../../generated/member/list/memberList.ts';
import { downAtFirst, userError } from '../../../testing/gatewayPieces.ts';
import { press } from '../../../testing/hands.ts';
import { connectionOf, renderInConsole } from '../../../testing/renderInConsole.tsx';
import { currentToasts } from '../../../ui/toasts/toastStore.ts';
import { listedPerson } from '../../member/addresses/addUsers.fixture.ts';
import UpgradeGuestDialog from './UpgradeGuestDialog.tsx';

const guest = listedPerson(7, { role: 'GUEST', name: { first: 'Gail', last: '<b>Guest</b>' } });

/** The list of guests, as the tab behind the dialog shows it. */
function GuestCount() {
  const { data } = useQuery(MemberListDocument, {
    variables: { first: 50, filter: { role: 'GUEST' }, orderBy: { field: 'NAME', direction: 'ASC' } },
  });
  return <p>{`Guests: ${data?.viewer.team?.members?.totalCount}`}</p>;
}

const open = async (guestUpgrade: unknown) => {
  const onClose = vi.fn<() => void>();
  const onSettled = vi.fn<(outcome: { failedIds: readonly string[] }) => void>();
  const guests = [guest, listedPerson(8, { role: 'GUEST' })];
  const team = { id: 'team-1', members: (args: { first: number }) => connectionOf(guests, args) };
  const { sent } = await renderInConsole(
    <>
      <GuestCount />
      <UpgradeGuestDialog member={guest} onClose={onClose} onSettled={onSettled} />
    </>,
    { viewer: { id: 'viewer-1', team }, guestUpgrade },
  );
  return { onClose, onSettled, keys: () => sent.filter(({ name }) => name === 'guestUpgrade') };
};

const confirm = () => press('Upgrade to member');
const upgraded = { member: listedPerson(7, { role: 'MEMBER' }), userErrors: [] };

describe('upgrading a guest', () => {
  it('asks first, says that it worked, and takes the person out of the list of guests at once', async () => {
    const { onClose, onSettled } = await open(() => upgraded);
    expect(screen.getByRole('alertdialog', { name: 'Upgrade Gail <b>Guest</b> to a member?' })).toBeTruthy();
    expect(screen.getByText('Guests: 2')).toBeTruthy();
    await confirm();
    expect(screen.getByText('Guests: 1')).toBeTruthy();
    expect(currentToasts().map(({ text }) => text.defaultMessage)).toEqual(['Upgrade successful']);
    expect(onSettled).toHaveBeenCalledWith({ failedIds: [] });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('says that it did not work, changes nothing, and tries again under the same key', async () => {
    const answer = downAtFirst(() => upgraded);
    const { onClose, keys } = await open(answer);
    await confirm();
    expect(screen.getByRole('alert').textContent).toBe('Data cannot be savedRequest req-1');
    expect(screen.getByText('Guests: 2')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    answer.mend();
    await confirm();
    const [first, second] = keys();
    expect(second?.variables).toEqual(first?.variables);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('that is refused says so, too', async () => {
    await open(() => ({ member: null, userErrors: [userError('NOT_FOUND', ['memberId'])] }));
    await confirm();
    expect(screen.getByRole('alert').textContent).toBe('Data cannot be saved');
    expect(currentToasts()).toEqual([]);
  });

  it('goes back without doing anything', async () => {
    const { onClose, keys } = await open(() => upgraded);
    await press('Cancel');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(keys()).toEqual([]);
  });
});
