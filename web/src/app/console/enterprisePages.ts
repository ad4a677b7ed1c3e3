import type { ComponentType } from 'react';
import { withTexts } from '../../lib/intl/lazyWithTexts.ts';
import type { FetchedPage } from '../routes/routeTable.ts';

const own = (load: () => Promise<{ default: ComponentType }>) => withTexts('enterprise', load);

// The field of a user group's values has its texts among those of the people.
const groupForm = (load: () => Promise<{ default: ComponentType }>) => withTexts(['enterprise', 'people'], load);

// The preview of a field shows it as profiles do.
const fieldAdd = (load: () => Promise<{ default: ComponentType }>) => withTexts(['enterprise', 'profileFields'], load);

/** The code of each page of custom fields and user groups, fetched when it is needed. */
export const enterprisePages = {
  enterprise: own(() => import('../../domains/field/EnterprisePage.tsx')),
  customFields: own(() => import('../../domains/field/CustomFieldsPage.tsx')),
  customFieldAdd: fieldAdd(() => import('../../domains/field/CustomFieldAddPage.tsx')),
  customFieldEdit: own(() => import('../../domains/field/CustomFieldEditPage.tsx')),
  userGroups: own(() => import('../../domains/userGroup/UserGroupsPage.tsx')),
  userGroupAdd: groupForm(() => import('../../domains/userGroup/UserGroupAddPage.tsx')),
  userGroupEdit: groupForm(() => import('../../domains/userGroup/UserGroupEditPage.tsx')),
} satisfies Partial<Record<FetchedPage, unknown>>;
