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
import { earlierTexts } from '../files/earlierMessages.ts';
import { isStarted } from './channelFile.ts';
import { ChannelFileSteps } from './ChannelFileSteps.tsx';
import { EarlierUploads } from './EarlierUploads.tsx';
import { Instructions } from './Instructions.tsx';
import { LastUpload } from './LastUpload.tsx';
import { TemplateList } from './TemplateList.tsx';
import { templateTexts } from './templateMessages.ts';
import { UploadForm } from './UploadForm.tsx';
import { useForgetReplaced } from './useChannelFileActs.ts';

const useTemplates = () => useKnownTeam(useChannelTemplatesQuery(READ_AFRESH), () => true);
type Read = ReturnType<typeof useTemplates>;

/** The steps of a file, one below the other. */
const STEPS = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

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

/** Leads on to what is shown where another file is chosen, or the next one is to be: the list that it is chosen in may be long. */
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

/** Where a file is chosen and sent: the templates, the instructions, the upload. */
function UploadSections({
  read,
  isRead,
  onRead,
  onTaken,
}: {
  read: Read;
  isRead: boolean;
  onRead: (isRead: boolean) => void;
  onTaken: (checkedId: string | null) => Promise<unknown>;
}) {
  const { formatMessage } = useIntl();
  const templates = read.known?.channelTemplates ?? [];
  return (
    <>
      <SectionCard title={formatMessage(templateTexts.downloadTitle)}>
        <Templates read={read} />
      </SectionCard>
      <SectionCard title={formatMessage(templateTexts.rulesTitle)}>
        <Instructions isRead={isRead} onRead={onRead} />
      </SectionCard>
      <SectionCard title={formatMessage(templateTexts.uploadTitle)}>
        <UploadForm templates={templates} isOpen={isRead && templates.length > 0} onTaken={onTaken} />
      </SectionCard>
    </>
  );
}

/** The list of all files of late; above it the last one, unless another is shown. */
function Uploads({
  read: { known: team, failure, requestId, readAgain },
  fileId,
}: {
  read: Read;
  fileId: string | null;
}) {
  const { formatMessage } = useIntl();
  const { channelUploads: uploads, channelTemplates: templates } = team ?? {};
  if (!uploads) {
    if (!failure || !templates) return null;
    const text = formatMessage(earlierTexts.failed);
    return <PartFailed text={text} requestId={requestId} onRetry={() => void readAgain()} />;
  }
  const last = uploads.find(isStarted);
  const columns = templates?.find(({ id }) => id === last?.templateId)?.columns ?? [];
  return (
    <>
      {fileId === null && last && <LastUpload key={last.id} upload={last} columns={columns} />}
      <EarlierUploads uploads={uploads} templates={templates ?? []} shownId={fileId ?? last?.id ?? null} />
    </>
  );
}

/** Creates and changes many channels by files: from the template to a file that is checked, and to what became of it. */
export default function ChannelTemplatesPage() {
  const { formatMessage } = useIntl();
  const read = useTemplates();
  const [params, setParams] = useUrlState();
  const fileId = params.get('file');
  const forgetReplaced = useForgetReplaced();
  const place = useFocusOnChosen(fileId);
  const [isRead, setRead] = useState(false);
  const templates = read.known?.channelTemplates ?? [];
  const show = async (checkedId: string | null) => {
    if (checkedId !== null) setParams({ file: checkedId }, { keepsOthers: false });
    if (fileId !== null && fileId !== checkedId) await forgetReplaced(fileId);
    await read.readAgain();
  };
  return (
    <FormPage
      back={{ to: pathTo('channels'), label: formatMessage(templateTexts.back) }}
      title={formatMessage(templateTexts.title)}
      description={formatMessage(templateTexts.description)}
    >
      <Box sx={STEPS}>
        <Box ref={place} tabIndex={-1} sx={{ ...STEPS, outline: 'none', scrollMarginTop: size.topBar }}>
          {fileId === null ? (
            <UploadSections read={read} isRead={isRead} onRead={setRead} onTaken={show} />
          ) : (
            <ChannelFileSteps key={fileId} fileId={fileId} templates={templates}>
              {(instead) => isRead && <UploadForm templates={templates} isOpen instead={instead} onTaken={show} />}
            </ChannelFileSteps>
          )}
        </Box>
        <Uploads read={read} fileId={fileId} />
      </Box>
    </FormPage>
  );
}
