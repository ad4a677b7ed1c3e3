import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { SearchField } from '../../../ui/SearchField.tsx';
import { ListToolbar } from '../../../ui/table/ListToolbar.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import type { LicenceWords } from './licenceWords.ts';
import type { MemberListState, RoleFilter } from './memberListState.ts';
import { memberTexts, roleGroups } from '../messages.ts';

const ROLES: readonly RoleFilter[] = ['ADMIN', 'MEMBER', 'GUEST'];

const PRO_OR_LITE = [memberTexts.allLicences, memberTexts.proOnly, memberTexts.liteOnly] as const;

const LICENCE_TEXTS = {
  plan: PRO_OR_LITE,
  upcoming: PRO_OR_LITE,
  activity: [memberTexts.allActivity, memberTexts.activeOnly, memberTexts.inactiveOnly],
} as const;

const licenceValue = (isLicensed: boolean | null) => {
  if (isLicensed === null) return '';
  return isLicensed ? 'pro' : 'lite';
};

/** The search box and the filters above the list of people. */
export function MemberToolbar({
  state,
  words,
  onChange,
  endRef,
}: {
  state: MemberListState;
  words: LicenceWords;
  onChange: (changes: Partial<MemberListState>) => void;
  /** Where the list says how many it has. */
  endRef: Ref<HTMLDivElement>;
}) {
  const { formatMessage } = useIntl();
  // Only the list of everybody has people of several kinds.
  const isFiltered = state.tab === 'all';
  const hasFilter = state.role !== null || state.isLicensed !== null;
  const roles = [
    { value: '', label: formatMessage(memberTexts.allRoles) },
    ...ROLES.map((role) => ({ value: role, label: formatMessage(roleGroups[role]) })),
  ];
  return (
    <ListToolbar
      endRef={endRef}
      search={
        <SearchField
          value={state.search}
          onSearch={(search) => onChange({ search })}
          label={formatMessage(memberTexts.searchLabel)}
        />
      }
      filters={
        <>
          {isFiltered && (
            <FilterSelect
              label={formatMessage(memberTexts.roleFilter)}
              value={state.role ?? ''}
              options={roles}
              onChange={(value) => onChange({ role: ROLES.find((role) => role === value) ?? null })}
            />
          )}
          {isFiltered && words !== 'none' && (
            <FilterSelect
              label={formatMessage(memberTexts.licenceFilter)}
              value={licenceValue(state.isLicensed)}
              options={LICENCE_TEXTS[words].map((text, index) => ({
                value: ['', 'pro', 'lite'][index] ?? '',
                label: formatMessage(text),
              }))}
              onChange={(value) => onChange({ isLicensed: value === '' ? null : value === 'pro' })}
            />
          )}
          {hasFilter && (
            <Button variant="text" onClick={() => onChange({ role: null, isLicensed: null })}>
              {formatMessage(memberTexts.clearFilters)}
            </Button>
          )}
        </>
      }
    />
  );
}
