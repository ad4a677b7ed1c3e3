import { expect, test } from 'vitest';
import { testGateway } from '../../testing/testGateway.ts';

test.each([[true], [false]])(
  'billing tells who is Lite, and whether PRO may start now: %s',
  async (isActivationAllowed) => {
    const { ask, stub } = await testGateway();
    stub.on('billing.billingData', () => ({
      billing: {
        type: null,
        isLiteUserRestricted: false,
        teamDetails: {
          activationTimestamp: Date.parse('2026-11-22T09:00:00Z'),
          isActivationAllowed,
          licensedUsers: 3,
          liteUsers: 7,
          currentUnusedLicenses: 2,
        },
      },
      newBilling: { balance: { amount: 0, currency: 'USD' } },
      pendingPaymentDetails: { pendingAmount: { amount: 0, currency: 'USD' }, deadline: null },
    }));
    const { data } = await ask('{ viewer { team { billing { activationAt liteUsersCount viewerCanActivatePlan } } } }');
    const billing = {
      activationAt: '2026-11-22T09:00:00.000Z',
      liteUsersCount: 7,
      viewerCanActivatePlan: isActivationAllowed,
    };
    expect(data).toEqual({ viewer: { team: { billing } } });
  },
);
