import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PartFailed } from '../../ui/PartFailed.tsx';
import { importTexts } from './importMessages.ts';
import { SourceCards } from './list/SourceCards.tsx';
import { SourceSkeletons } from './list/SourceSkeletons.tsx';
import { useImports } from './list/useImports.ts';

/** The chat tools that a team is brought over from, each with what became of its last import. */
export default function ImportsPage() {
  const { formatMessage } = useIntl();
  const { known: team, failure, isLoading, requestId, readAgain } = useImports();
  const retry = () => void readAgain();
  const content = () => {
    if (team) return <SourceCards imports={team.imports ?? []} readAgain={readAgain} />;
    if (failure || !isLoading) {
      return <ErrorState title={formatMessage(importTexts.loadFailed)} requestId={requestId} onRetry={retry} />;
    }
    return <SourceSkeletons />;
  };
  return (
    <>
      <PageHeader title={formatMessage(importTexts.title)} description={formatMessage(importTexts.description)} />
      {team && failure && (
        <Box sx={{ mb: 2 }}>
          <PartFailed text={formatMessage(importTexts.unread)} requestId={requestId} onRetry={retry} />
        </Box>
      )}
      {content()}
    </>
  );
}
