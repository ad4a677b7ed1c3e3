import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useImportFormTeamQuery } from '../../../generated/import/form/importFormTeam.ts';
import { READ_NOW } from '../../../lib/apollo/inPlace.ts';
import { useKnownTeam } from '../../../lib/apollo/useKnownTeam.ts';
import { pathTo } from '../../../lib/paths.ts';
import { LeadOn } from '../../../lib/urlState/LeadOn.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FormPage } from '../../../ui/FormPage.tsx';
import { FormSkeleton } from '../../../ui/Skeletons.tsx';
import { sourceTexts } from '../importMessages.ts';
import { type Source, sourceFacts, sourceOf } from '../sources.ts';
import { formPhrases, formTexts } from './formMessages.ts';
import { ImportForm } from './ImportForm.tsx';

/** The form, once it is known which URL the team has. */
function KnownForm({ source }: { source: Source }) {
  const { formatMessage } = useIntl();
  const read = useImportFormTeamQuery(READ_NOW);
  const { known: team, isLoading, requestId, readAgain } = useKnownTeam(read, () => true);
  if (team) return <ImportForm source={source} team={team} />;
  if (isLoading) return <FormSkeleton />;
  const title = formatMessage(formTexts.loadFailed);
  return <ErrorState title={title} requestId={requestId} onRetry={() => void readAgain()} />;
}

/** Brings a team over from one of the other chat tools: its export, the team's URL, and a last look. */
export default function ImportFormPage() {
  const { formatMessage } = useIntl();
  const source = sourceOf(useParams()['slug']);
  const back = pathTo('import');
  if (!source) return <LeadOn to={back} />;
  return (
    <FormPage
      back={{ to: back, label: formatMessage(formTexts.back) }}
      title={formatMessage(formPhrases.title, { name: sourceFacts[source].name })}
      description={formatMessage(sourceTexts[source])}
    >
      <KnownForm key={source} source={source} />
    </FormPage>
  );
}
