import { type Answers, adminsOnly, allDone } from './answer.ts';

/** What the stub's licence service answers by itself. */
export const licenceAnswers: Answers<'licence'> = {
  licensedUsers: adminsOnly(({ team, body }) => {
    const { offset, limit } = body;
    const licensed = team.people.filter(({ role }) => role !== 'guest');
    const page = licensed.slice(offset, offset + limit);
    return {
      licensedUserWithStatusList: page.map(({ guid }) => ({ guid, autoRenewEnabled: true })),
      total: licensed.length,
    };
  }),
  assignLicence: adminsOnly(({ body }) => allDone(body.members)),
  disableAutoRenewal: adminsOnly(({ body }) => allDone(body.members)),
  activateSelfServeProPlan: adminsOnly(() => ({})),
  updateAccountAutoUpgrade: adminsOnly(() => ({})),
  updateUserCategory: adminsOnly(({ body }) => {
    const { userIds, category } = body;
    const isAccountPaid = category === 'pro';
    return {
      updatedUsers: userIds.map((guid) => ({ userJID: `${guid}@chat.orbit.example`, category, isAccountPaid })),
    };
  }),
};
