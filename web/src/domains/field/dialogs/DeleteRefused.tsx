import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../lib/paths.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import type { ListedUsage } from '../listedField.ts';
import { fieldDialogPhrases, fieldDialogTexts } from './fieldDialogMessages.ts';
import type { InUseReason } from './inUse.ts';

const SENTENCES = {
  HAS_DEPENDENTS: fieldDialogTexts.hasDependents,
  IN_USER_GROUP: fieldDialogTexts.inUserGroup,
  IN_USE: fieldDialogTexts.inUse,
} as const;

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, auto) minmax(0, 1fr)',
  columnGap: 16,
  rowGap: 8,
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { display: 'flex', flexWrap: 'wrap', columnGap: 12, margin: 0, '& > *': { minHeight: 24 } },
}));

function Users({ label, users }: { label: string; users: readonly { id: string; name: string; to: string }[] }) {
  if (users.length === 0) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {users.map(({ id, name, to }) => (
          <AppLink key={id} to={to}>
            {name}
          </AppLink>
        ))}
      </dd>
    </>
  );
}

/** How many people have a value of the field: those whom the list of members shows, and the others. */
function Holders({ usage: { membersCount, othersCount }, isRefused }: { usage: ListedUsage; isRefused: boolean }) {
  const { formatMessage } = useIntl();
  const said = [
    ...(membersCount > 0 ? [formatMessage(fieldDialogPhrases.haveValue, { count: membersCount })] : []),
    ...(othersCount > 0 ? [formatMessage(fieldDialogPhrases.othersHaveValue, { count: othersCount })] : []),
  ];
  // Refused, though by now nobody is counted.
  const words = said.length === 0 && isRefused ? [formatMessage(fieldDialogTexts.inUseHidden)] : said;
  if (words.length === 0) return null;
  return (
    <>
      <dt>{formatMessage(fieldDialogTexts.people)}</dt>
      <dd>
        {words.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </dd>
    </>
  );
}

/** Says why a field cannot be deleted: the first reason, all that uses it with links, and what to do instead. */
export function DeleteRefused({
  reasons,
  usage,
  canChange,
  canArchive,
}: {
  reasons: readonly InUseReason[];
  usage: ListedUsage;
  /** Whether the team may change fields and user groups: their forms can be opened then. */
  canChange: boolean;
  canArchive: boolean;
}) {
  const { formatMessage } = useIntl();
  const has = (reason: InUseReason) => reasons.includes(reason);
  const childFields = usage.childFields.map(({ id, fieldId, name }) => ({
    ...{ id, name },
    to: canChange ? pathTo('customFieldEdit', { fieldId }) : pathTo('customFields'),
  }));
  const userGroups = usage.userGroups.map(({ id, name }) => ({
    ...{ id, name },
    to: canChange ? pathTo('userGroupEdit', { id }) : pathTo('userGroups'),
  }));
  const [first] = reasons;
  return (
    <>
      {first && <Typography>{formatMessage(SENTENCES[first])}</Typography>}
      <List>
        <Users label={formatMessage(fieldDialogTexts.fields)} users={childFields} />
        <Users label={formatMessage(fieldDialogTexts.userGroups)} users={userGroups} />
        <Holders usage={usage} isRefused={has('IN_USE')} />
      </List>
      {(canArchive || has('HAS_DEPENDENTS') || has('IN_USER_GROUP')) && (
        <Typography color="text.secondary">
          {formatMessage(canArchive ? fieldDialogTexts.archiveInsteadText : fieldDialogTexts.firstTheseText)}
        </Typography>
      )}
    </>
  );
}
