import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../lib/paths.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { editorNames, fieldLabels, fieldListPhrases, fieldListTexts, typeNames } from './fieldListMessages.ts';
import { shownWords, valuesWords } from './fieldWords.ts';
import { defaultTextOf, firstValuesOf, type ListedField, type ListedUsage } from '../listedField.ts';

const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: '180px minmax(0, 1fr)',
  columnGap: 16,
  rowGap: 4,
  margin: 0,
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& dt:not(:first-of-type)': { marginTop: 4 },
  },
  '&:empty': { display: 'none' },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

/** The room of a dot: those at the beginning of a line stand out of the list, and are cut off. */
const DOT_WIDTH = 20;

const Line = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  listStyle: 'none',
  margin: `0 0 0 -${DOT_WIDTH}px`,
  padding: 0,
  clipPath: `inset(-8px -8px -8px ${DOT_WIDTH - 2}px)`,
  '& > li': { position: 'relative', minWidth: 0, paddingLeft: DOT_WIDTH, overflowWrap: 'anywhere' },
  '& > li::before': {
    ...{ content: '"·"', position: 'absolute', left: 0, width: DOT_WIDTH - 2, textAlign: 'center' },
    color: theme.vars.palette.text.secondary,
  },
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
      to: canChange ? pathTo('userGroupEdit', { id }) : pathTo('userGroups'),
    })),
    ...usage.childFields.map(({ id, fieldId, name }) => ({
      id,
      name,
      to: canChange ? pathTo('customFieldEdit', { fieldId }) : null,
    })),
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

/** What there is to know of every field, on one line. */
function MetaLine({
  field,
  usage,
  isUsageLoading,
  onAllValues,
}: {
  field: ListedField;
  usage: ListedUsage | undefined;
  isUsageLoading: boolean;
  onAllValues: () => void;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const values = valuesWords(intl, field);
  const first = firstValuesOf(field);
  return (
    <Line role="list">
      <li>{formatMessage(typeNames[field.valueType])}</li>
      {values !== null && (
        <li>
          {values}{' '}
          {first && first.totalCount > first.nodes.length && (
            <Link
              component="button"
              type="button"
              variant="body2"
              aria-label={formatMessage(fieldListPhrases.allValuesOf, { name: field.name })}
              onClick={onAllValues}
              sx={{ minHeight: 24, verticalAlign: 'baseline' }}
            >
              {formatMessage(fieldListTexts.allValues)}
            </Link>
          )}
        </li>
      )}
      {(usage || isUsageLoading) && (
        <li>
          {usage ? (
            formatMessage(fieldListPhrases.haveValue, { count: usage.membersCount })
          ) : (
            <Skeleton variant="rounded" width={160} height={14} />
          )}
        </li>
      )}
    </Line>
  );
}

/** Who else has a value, and who lacks one though it is mandatory. */
function Remarks({ field, usage }: { field: ListedField; usage: ListedUsage }) {
  const { formatMessage } = useIntl();
  const isLacking = field.isMandatory && !field.isArchived && usage.emptyCount > 0;
  return (
    <>
      {usage.othersCount > 0 && (
        <Typography variant="body2" color="text.secondary">
          {formatMessage(fieldListPhrases.othersHaveValue, { count: usage.othersCount })}
        </Typography>
      )}
      {isLacking && (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          {formatMessage(fieldListPhrases.lackValue, { count: usage.emptyCount })}
        </Typography>
      )}
    </>
  );
}

/** Holds the place of the remarks: most fields have the first, and those that are mandatory often the second. */
const RemarksSkeleton = ({ field }: { field: ListedField }) => (
  <Typography component="div" variant="body2" aria-hidden>
    <Skeleton width={260} />
    {field.isMandatory && !field.isArchived && <Skeleton width={200} />}
  </Typography>
);

/** What there is to know of a field: what all have on one line, and below it what is particular of this one. */
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
  const start = defaultTextOf(field);
  const isUsed = usage && usage.userGroups.length + usage.childFields.length > 0;
  return (
    <>
      <MetaLine {...{ field, usage, isUsageLoading, onAllValues }} />
      {usage && <Remarks field={field} usage={usage} />}
      {!usage && isUsageLoading && <RemarksSkeleton field={field} />}
      <Facts>
        {start !== null && <Fact label={formatMessage(fieldLabels.defaultValue)}>{start}</Fact>}
        {!field.isArchived && field.conditions.length > 0 && (
          <Fact label={formatMessage(fieldLabels.shown)}>{shownWords(intl, field)}</Fact>
        )}
        {field.editableBy !== 'USER' && (
          <Fact label={formatMessage(fieldLabels.editor)}>{formatMessage(editorNames[field.editableBy])}</Fact>
        )}
        {isUsed && (
          <Fact label={formatMessage(fieldLabels.usedBy)}>
            <Users usage={usage} canChange={canChange} />
          </Fact>
        )}
      </Facts>
    </>
  );
}
