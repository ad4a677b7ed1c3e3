// People for the tests of what lets an admin choose some of them.
import { vi } from 'vitest';
import { connectionOf, type PageArguments, person } from './renderInConsole.tsx';

export const ada = person(1, { name: { first: 'Ada', last: 'Lovelace' } });
export const ben = person(2, { name: { first: 'Ben', last: 'Okri' } });
export const guest = person(3, { name: { first: 'Gil', last: 'Ort' }, role: 'GUEST', isLicensed: false });
export const off = person(4, { name: { first: 'Olga', last: 'Off' }, status: 'DEACTIVATED', isLicensed: false });
export const everybody = [ada, ben, guest, off];

/** Their team as the picker reads it, which offers those who are active. */
export const pickerTeam = {
  ...{ id: 'team-1', membersCount: everybody.length, isLargeTeam: false, memberSearchMinLength: 1 },
  members: (page: PageArguments) => connectionOf([ada, ben, guest], page),
};

/** Gives lists a height: a browser that lays nothing out shows no rows. */
export const giveHeight = () => void vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(240);
