import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PersonLine } from '../../../ui/PersonLine.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { adminPhrases, adminTexts } from './adminMessages.ts';
import type { ListedMember } from '../people/people.ts';
import type { MemberSearch } from './useMemberSearch.ts';
import { usePeopleNames } from '../people/usePeopleNames.ts';

function Found({ member, action }: { member: ListedMember; action: ReactNode }) {
  const { nameOf } = usePeopleNames();
  const name = nameOf(member);
  return (
    <Box component="li" sx={{ display: 'grid', alignItems: 'center', minHeight: 52 }}>
      <PersonLine name={name} email={member.name && member.email} seed={member.guid} imageUrl={member.imageUrl}>
        {action}
      </PersonLine>
    </Box>
  );
}

/** Why there is nobody to choose; an address that nobody has is a wrong one. */
function NobodyFound({ search }: { search: string }) {
  const { formatMessage } = useIntl();
  if (search.includes('@')) return <Alert severity="error">{formatMessage(adminTexts.invalidEmail)}</Alert>;
  return <Typography color="text.secondary">{formatMessage(adminPhrases.noResult, { search })}</Typography>;
}

/** A search for members by name or address, and what may be done with each who is found. */
export function MemberSearchList({
  members: { search, setSearch, found, isLoading, hasMore, failure, retry },
  actionFor,
}: {
  members: MemberSearch;
  actionFor: (member: ListedMember) => ReactNode;
}) {
  const { formatMessage } = useIntl();
  const content = () => {
    if (search === '') {
      return <Typography color="text.secondary">{formatMessage(adminTexts.searchHint)}</Typography>;
    }
    if (isLoading && !found) return <ListSkeleton rows={3} />;
    if (!found) {
      const title = formatMessage(adminTexts.searchFailed);
      return <ErrorState compact title={title} requestId={failure?.requestId} onRetry={retry} />;
    }
    if (found.length === 0) return <NobodyFound search={search} />;
    return (
      <Box
        component="ul"
        aria-label={formatMessage(adminTexts.results)}
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 300, overflowY: 'auto' }}
      >
        {found.map((member) => (
          <Found key={member.id} member={member} action={actionFor(member)} />
        ))}
      </Box>
    );
  };
  return (
    <>
      <Box sx={{ pt: 0.5 }}>
        <SearchField value={search} onSearch={setSearch} label={formatMessage(adminTexts.searchLabel)} autoFocus />
      </Box>
      <Box sx={{ minHeight: 160 }}>
        {content()}
        <Typography role="status" variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {found && found.length > 0 && !hasMore && formatMessage(adminPhrases.results, { count: found.length })}
          {hasMore && formatMessage(adminTexts.resultLimit)}
        </Typography>
      </Box>
    </>
  );
}
