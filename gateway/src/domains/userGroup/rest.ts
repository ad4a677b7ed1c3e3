import type { Body, Query } from '../../generated/upstream/contract.ts';
import { given } from '../../lib/given.ts';
import type { IdempotencyKey } from '../../lib/idempotencyKeys.ts';
import type { Upstream } from '../../upstream/client.ts';
import type { ConstraintRecord } from './mapper.ts';

type Visibility = Body<'userGroup', 'addCriteria'>['visibleTo'];
type PageQuery = Pick<Query<'userGroup', 'criterionMembers'>, 'limit' | 'offset'>;

/** Of how many user groups one call tells how they are used. */
export const USAGE_CHUNK = 50;
/** Of how many it tells who belongs to them. */
export const FIRST_MEMBERS_CHUNK = 30;

/** What a user group is to be. */
export type NewUserGroup = {
  readonly name: string;
  readonly description: string;
  readonly visibleTo: Visibility;
  readonly constraints: readonly ConstraintRecord[];
};
/** What is to change of one; what is undefined stays. */
export type UserGroupChanges = { readonly [K in keyof NewUserGroup]?: NewUserGroup[K] | undefined } & {
  readonly criterionId: string;
  readonly version: number | undefined;
};

const toWire = (constraints: readonly ConstraintRecord[]) =>
  constraints.map(({ fieldId, valueIds }) => ({ fieldId, values: [...valueIds] }));

/** Another user group with the same constraints is a mistake, and told as one. */
const refusingSame = { errorOnDuplicateCriteria: true };

/** The calls of the user group service. */
export const userGroupRest = (upstream: Upstream) => ({
  criteria: () => upstream.call('userGroup', 'criteria', {}),
  userCriterion: (guid?: string) =>
    upstream.call('userGroup', 'userCriterion', { query: guid === undefined ? {} : { onBehalfOf: guid } }),
  usage: (ids: readonly string[]) => upstream.call('userGroup', 'criteriaUsage', { body: { ids: [...ids] } }),
  members: (id: string, page: PageQuery) => upstream.call('userGroup', 'criterionMembers', { query: { id, ...page } }),
  firstMembers: (ids: readonly string[], limit: number) =>
    upstream.call('userGroup', 'firstCriterionMembers', { body: { ids: [...ids], limit } }),
  preview: (id: string | null, constraints: readonly ConstraintRecord[], page: PageQuery) =>
    upstream.call('userGroup', 'previewCriterion', {
      body: { ...given({ id }), constraints: toWire(constraints), ...page },
    }),
  add: ({ constraints, ...group }: NewUserGroup, idempotencyKey: IdempotencyKey) =>
    upstream.call('userGroup', 'addCriteria', {
      query: refusingSame,
      body: { ...group, constraints: toWire(constraints) },
      idempotencyKey,
    }),
  update: (
    { criterionId: id, version, name, description, visibleTo, constraints }: UserGroupChanges,
    idempotencyKey: IdempotencyKey,
  ) =>
    upstream.call('userGroup', 'updateCriterion', {
      query: refusingSame,
      body: {
        id,
        ...given({ version, name, description, visibleTo, constraints: constraints && toWire(constraints) }),
      },
      idempotencyKey,
    }),
  remove: (id: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('userGroup', 'removeCriterion', { body: { id }, idempotencyKey }),
});
