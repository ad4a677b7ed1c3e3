import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useChannelTemplatesQuery } from '../../../generated/bulk/channelTemplates/channelTemplates.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useKnownTeam } from '../../../lib/apollo/useKnownTeam.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FormPage } from '../../../ui/FormPage.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { Instructions } from './Instructions.tsx';
import { LastUpload } from './LastUpload.tsx';
import { TemplateList } from './TemplateList.tsx';
import { templateTexts } from './templateMessages.ts';
import { UploadForm } from './UploadForm.tsx';

const useTemplates = () => useKnownTeam(useChannelTemplatesQuery(READ_AFRESH), () => true);
type Read = ReturnType<typeof useTemplates>;

/** As high as two templates beside their buttons, in px: what stands below does not move when they come. */
const TEMPLATES_HEIGHT = 98;

/** The templates, or why there are none. */
function Templates({ read: { known: team, isLoading, failure, requestId, readAgain } }: { read: Read }) {
  const { formatMessage } = useIntl();
  const templates = team?.channelTemplates ?? [];
  if (templates.length > 0) return <TemplateList templates={templates} />;
  if (isLoading) {
    return (
      <Box sx={{ minHeight: TEMPLATES_HEIGHT }}>
        <TextSkeleton lines={4} />
      </Box>
    );
  }
  if (!failure) return <Typography>{formatMessage(templateTexts.none)}</Typography>;
  const title = formatMessage(templateTexts.loadFailed);
  return <ErrorState compact title={title} requestId={requestId} onRetry={() => void readAgain()} />;
}

/** The last upload, or that it could not be read. */
function Last({ read: { known: team, failure, requestId, readAgain } }: { read: Read }) {
  const { formatMessage } = useIntl();
  const { lastChannelUpload: upload, channelTemplates } = team ?? {};
  if (upload) {
    const template = channelTemplates?.find(({ id }) => id === upload.templateId);
    return <LastUpload upload={upload} columns={template?.columns ?? []} />;
  }
  if (!failure || !channelTemplates) return null;
  return (
    <PartFailed text={formatMessage(templateTexts.lastFailed)} requestId={requestId} onRetry={() => void readAgain()} />
  );
}

/** Creates and changes many channels by files: the templates, the instructions, the upload, and what came of the last one. */
export default function ChannelTemplatesPage() {
  const { formatMessage } = useIntl();
  const read = useTemplates();
  const [isRead, setRead] = useState(false);
  const templateIds = (read.known?.channelTemplates ?? []).map(({ id }) => id);
  return (
    <FormPage
      back={{ to: pathTo('channels'), label: formatMessage(templateTexts.back) }}
      title={formatMessage(templateTexts.title)}
      description={formatMessage(templateTexts.description)}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <SectionCard title={formatMessage(templateTexts.downloadTitle)}>
          <Templates read={read} />
        </SectionCard>
        <SectionCard title={formatMessage(templateTexts.rulesTitle)}>
          <Instructions isRead={isRead} onRead={setRead} />
        </SectionCard>
        <SectionCard title={formatMessage(templateTexts.uploadTitle)}>
          <UploadForm templateIds={templateIds} isOpen={isRead && templateIds.length > 0} onTaken={read.readAgain} />
        </SectionCard>
        <Last read={read} />
      </Box>
    </FormPage>
  );
}
