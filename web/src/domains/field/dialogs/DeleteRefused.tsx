import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { AppLink } from '../../../ui/AppLink.tsx';
import { fieldEditPath, enterprisePaths, groupEditPath } from '../fragments/enterprisePaths.ts';
import type { ListedUsage } from '../listedField.ts';
import { fieldDialogPhrases, fieldDialogTexts } from './fieldDialogMessages.ts';
import type { InUseReason } from './inUse.ts';

function Users({ intro, users }: { intro: string; users: readonly { id: string; name: string; to: string }[] }) {
  if (users.length === 0) return null;
  return (
    <Box>
      <Typography color="text.secondary">{intro}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { minHeight: 24 } }}>
        {users.map(({ id, name, to }) => (
          <li key={id}>
            <AppLink to={to}>{name}</AppLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** How many people have a value of the field: those whom the list of members shows, and the others. */
function Holders({ usage: { membersCount, othersCount } }: { usage: ListedUsage }) {
  const { formatMessage } = useIntl();
  const said = [
    ...(membersCount > 0 ? [formatMessage(fieldDialogPhrases.haveValue, { count: membersCount })] : []),
    ...(othersCount > 0 ? [formatMessage(fieldDialogPhrases.othersHaveValue, { count: othersCount })] : []),
  ];
  // Refused, though by now nobody is counted.
  const words = said.length > 0 ? said : [formatMessage(fieldDialogTexts.inUseHidden)];
  return words.map((text) => (
    <Typography key={text} color="text.secondary">
      {text}
    </Typography>
  ));
}

/** Says why a field cannot be deleted, with links to what uses it, and what to do instead. */
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
    to: canChange ? fieldEditPath(fieldId) : enterprisePaths.fields,
  }));
  const userGroups = usage.userGroups.map(({ id, name }) => ({
    ...{ id, name },
    to: canChange ? groupEditPath(id) : enterprisePaths.groups,
  }));
  return (
    <>
      {has('HAS_DEPENDENTS') && (
        <Box>
          <Typography>{formatMessage(fieldDialogTexts.hasDependents)}</Typography>
          <Users intro={formatMessage(fieldDialogTexts.dependents)} users={childFields} />
        </Box>
      )}
      {has('IN_USER_GROUP') && (
        <Box>
          <Typography>{formatMessage(fieldDialogTexts.inUserGroup)}</Typography>
          <Users intro={formatMessage(fieldDialogTexts.userGroups)} users={userGroups} />
        </Box>
      )}
      {has('IN_USE') && (
        <Box>
          <Typography>{formatMessage(fieldDialogTexts.inUse)}</Typography>
          <Holders usage={usage} />
        </Box>
      )}
      {(canArchive || has('HAS_DEPENDENTS') || has('IN_USER_GROUP')) && (
        <Typography color="text.secondary">
          {formatMessage(canArchive ? fieldDialogTexts.archiveInsteadText : fieldDialogTexts.firstTheseText)}
        </Typography>
      )}
    </>
  );
}
