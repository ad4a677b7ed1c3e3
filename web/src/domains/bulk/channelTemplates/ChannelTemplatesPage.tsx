import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useChannelTemplatesQuery } from '../../../generated/bulk/channelTemplates/channelTemplates.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useKnownTeam } from '../../../lib/apollo/useKnownTeam.ts';
import { pathTo } from '../../../lib/paths.ts';
import { size } from '../../../lib/theme/tokens.ts';
import { useUrlState } from '../../../lib/urlState/useUrlState.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FormPage } from '../../../ui/FormPage.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { earlierTexts } from '../earlierMessages.ts';
import { ChannelUpload } from './ChannelUpload.tsx';
import { EarlierUploads } from './EarlierUploads.tsx';
import { Instructions } from './Instructions.tsx';
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

/** Leads on to what is shown of a file where another one is chosen: the list that it is chosen in may be long. */
function useFocusOnChosen(fileId: string | null) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(fileId);
  useEffect(() => {
    if (shown.current === fileId) return;
    shown.current = fileId;
    place.current?.focus();
  }, [fileId]);
  return place;
}

/** What became of the file that the address names, or else of the last one; and the list of all of late. */
function Uploads({
  read: { known: team, failure, requestId, readAgain },
  fileId,
}: {
  read: Read;
  fileId: string | null;
}) {
  const { formatMessage } = useIntl();
  const place = useFocusOnChosen(fileId);
  const { channelUploads: uploads, channelTemplates: templates } = team ?? {};
  if (!uploads) {
    if (!failure || !templates) return null;
    const text = formatMessage(earlierTexts.failed);
    return <PartFailed text={text} requestId={requestId} onRetry={() => void readAgain()} />;
  }
  const shown = (fileId === null ? uploads[0] : uploads.find(({ id }) => id === fileId)) ?? null;
  const columns = templates?.find(({ id }) => id === shown?.templateId)?.columns ?? [];
  return (
    <>
      {(shown ?? fileId) !== null && (
        <Box ref={place} tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: size.topBar }}>
          {shown ? (
            <ChannelUpload key={shown.id} upload={shown} isLast={shown === uploads[0]} columns={columns} />
          ) : (
            <Alert severity="info">{formatMessage(templateTexts.gone)}</Alert>
          )}
        </Box>
      )}
      <EarlierUploads uploads={uploads} templates={templates ?? []} shownId={shown?.id ?? null} />
    </>
  );
}

/** Creates and changes many channels by files: the templates, the instructions, the upload, and what came of the last ones. */
export default function ChannelTemplatesPage() {
  const { formatMessage } = useIntl();
  const read = useTemplates();
  const [isRead, setRead] = useState(false);
  const [params, setParams] = useUrlState();
  const fileId = params.get('file');
  const showNewest = async () => {
    await read.readAgain();
    if (fileId !== null) setParams({ file: null }, { replace: true });
  };
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
          <UploadForm templateIds={templateIds} isOpen={isRead && templateIds.length > 0} onTaken={showNewest} />
        </SectionCard>
        <Uploads read={read} fileId={fileId} />
      </Box>
    </FormPage>
  );
}
