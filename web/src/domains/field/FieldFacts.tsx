import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AppLink } from '../../ui/AppLink.tsx';
import { editorNames, fieldLabels, fieldListPhrases, fieldListTexts, typeNames } from './fieldListMessages.ts';
import { fieldEditPath, enterprisePaths, groupEditPath } from './fragments/enterprisePaths.ts';
import { shownWords, valuesWords } from './fieldWords.ts';
import { defaultTextOf, firstValuesOf, type ListedField, type ListedUsage } from './listedField.ts';

const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
  columnGap: 16,
  rowGap: 4,
  margin: '10px 0 0',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Links to what uses a field. Without PRO the forms are closed: groups are found in their list then. */
function Users({ usage, canChange }: { usage: ListedUsage; canChange: boolean }) {
  const users = [
    ...usage.userGroups.map(({ id, name }) => ({
      id,
      name,
      to: canChange ? groupEditPath(id) : enterprisePaths.groups,
    })),
    ...usage.childFields.map(({ id, fieldId, name }) => ({ id, name, to: canChange ? fieldEditPath(fieldId) : null })),
  ];
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, '& > *': { minHeight: 24 } }}>
      {users.map(({ id, name, to }) =>
        to === null ? (
          <span key={id}>{name}</span>
        ) : (
          <AppLink key={id} to={to}>
            {name}
          </AppLink>
        ),
      )}
    </Box>
  );
}

function MembersFact({
  field,
  usage,
  isLoading,
}: {
  field: ListedField;
  usage?: ListedUsage | undefined;
  isLoading: boolean;
}) {
  const { formatMessage } = useIntl();
  if (!usage) return isLoading ? <Skeleton variant="rounded" width={160} height={14} sx={{ mt: 0.25 }} /> : <>–</>;
  const isLacking = field.isMandatory && !field.isArchived && usage.emptyCount > 0;
  return (
    <>
      {formatMessage(fieldListPhrases.haveValue, { count: usage.membersCount })}
      {usage.othersCount > 0 && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {formatMessage(fieldListPhrases.othersHaveValue, { count: usage.othersCount })}
        </Box>
      )}
      {isLacking && (
        <Box component="span" sx={{ display: 'block', color: 'warning.main' }}>
          {formatMessage(fieldListPhrases.lackValue, { count: usage.emptyCount })}
        </Box>
      )}
    </>
  );
}

/** What there is to know of a field. */
export function FieldFacts({
  field,
  usage,
  isUsageLoading,
  canChange,
  onAllValues,
}: {
  field: ListedField;
  usage: ListedUsage | undefined;
  isUsageLoading: boolean;
  /** Whether the team may change fields and user groups: their forms can be opened then. */
  canChange: boolean;
  onAllValues: () => void;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const values = valuesWords(intl, field);
  const first = firstValuesOf(field);
  const start = defaultTextOf(field);
  const isUsed = usage && usage.userGroups.length + usage.childFields.length > 0;
  return (
    <Facts>
      <Fact label={formatMessage(fieldLabels.type)}>{formatMessage(typeNames[field.valueType])}</Fact>
      {values !== null && (
        <Fact label={formatMessage(fieldLabels.values)}>
          {values}
          {first && first.totalCount > first.nodes.length && (
            <Button
              size="small"
              color="primary"
              aria-label={formatMessage(fieldListPhrases.allValuesOf, { name: field.name })}
              onClick={onAllValues}
              sx={{ ml: 1, py: 0, minHeight: 24, height: 24 }}
            >
              {formatMessage(fieldListTexts.allValues)}
            </Button>
          )}
        </Fact>
      )}
      {start !== null && <Fact label={formatMessage(fieldLabels.defaultValue)}>{start}</Fact>}
      {!field.isArchived && <Fact label={formatMessage(fieldLabels.shown)}>{shownWords(intl, field)}</Fact>}
      <Fact label={formatMessage(fieldLabels.editor)}>{formatMessage(editorNames[field.editableBy])}</Fact>
      <Fact label={formatMessage(fieldLabels.members)}>
        <MembersFact field={field} usage={usage} isLoading={isUsageLoading} />
      </Fact>
      {isUsed && (
        <Fact label={formatMessage(fieldLabels.usedBy)}>
          <Users usage={usage} canChange={canChange} />
        </Fact>
      )}
    </Facts>
  );
}
