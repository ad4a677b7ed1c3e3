import { describe, expect, it } from 'vitest';
import { licencesIn } from './licenceQuery.ts';

const read = (query: string) => licencesIn(new URLSearchParams(query));

describe('what an address asks for', () => {
  it('is read in full', () => {
    const query =
      'licenseCount=40&licenseDuration=180&errorMessage=%3Cb%3Eno%3C%2Fb%3E&licenseConfigId=PRO_180_DAYS&isLegacyTeam=true&autoAssign=false&lastDate=2026-12-01&currency=INR&step=payment&order=ord_1';
    expect(read(query)).toEqual({
      ...{ hasChosen: true, planId: 'PRO_180_DAYS', count: 40, currency: 'INR', isAutoAssigned: false, paysDues: true },
      ...{ lastDate: '2026-12-01', errorMessage: '<b>no</b>', isReturn: true, step: 'payment', orderId: 'ord_1' },
    });
  });

  it.each([
    ['', 'PRO_365_DAYS', null],
    ['licenseDuration=90&licenseCount=12.9', 'PRO_90_DAYS', 12],
    ['licenseDuration=91&licenseCount=-3', 'PRO_365_DAYS', 0],
    ['licenseDuration=090&licenseCount=ten', 'PRO_365_DAYS', 0],
    ['licenseDuration=30&licenseConfigId=PRO_60_DAYS&licenseCount=', 'PRO_60_DAYS', null],
    ['licenseDuration=30&licenseConfigId=pro_60_days&licenseCount=999999999', 'PRO_30_DAYS', 100_000],
    ['licenseConfigId=toString', 'PRO_365_DAYS', null],
  ])('of %j is the plan %s and the count %s', (query, planId, count) => {
    expect(read(query)).toMatchObject({ planId, count });
  });

  it('is nothing where it makes no sense', () => {
    const asked = read('lastDate=2026-02-30&currency=EUR&step=pay&autoAssign=maybe');
    expect(asked).toMatchObject({
      lastDate: null,
      currency: null,
      step: 'count',
      isAutoAssigned: true,
      isReturn: false,
    });
    expect(read('errorMessage=')).toMatchObject({ errorMessage: '', isReturn: true });
  });
});
