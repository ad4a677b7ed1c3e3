import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router-dom';
import { useFocusAfterStep } from '../../../lib/focus/useFocusAfterStep.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useUrlState } from '../../../lib/urlState/useUrlState.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { PlanPaywall } from '../../billing/paywall/PlanPaywall.tsx';
import { usePlanGate } from '../../billing/paywall/usePlanGate.ts';
import { useTeamSize } from '../../member/people/useTeamSize.ts';
import { useInviteFlow } from '../memberInvite/useInviteFlow.ts';
import { EarlierFiles } from './EarlierFiles.tsx';
import { type FileMode, modeOf, modePath, modesOf } from './fileModes.ts';
import { FileSteps } from './FileSteps.tsx';
import { LastFile } from './LastFile.tsx';
import { fileTexts } from './memberFileMessages.ts';
import { ModeTabs } from './ModeTabs.tsx';
import { TemplateSection } from './TemplateSection.tsx';
import { UploadSection } from './UploadSection.tsx';
import { useForgetReplaced } from './useFileActs.ts';
import { type FileColumns, useFileColumns } from './useFileColumns.ts';
import { useMemberFileUpload } from './useMemberFileUpload.ts';

/** What whoever changes people should know of this team: its plan, and its size. */
function EditNotes({ isLarge }: { isLarge: boolean }) {
  const { formatMessage } = useIntl();
  const { gate } = usePlanGate('CUSTOM_FIELDS');
  return (
    <>
      {gate?.limit === 0 && (
        <PlanPaywall feature="CUSTOM_FIELDS" text={formatMessage(fileTexts.needsPro)} gate={gate} />
      )}
      {isLarge && (
        <Alert severity="info" role="note">
          {formatMessage(fileTexts.editSlow)}
        </Alert>
      )}
    </>
  );
}

/** The way of one mode: from its template to a file that is checked, and to what became of it. */
function ModeSteps({ mode, columns }: { mode: FileMode; columns: FileColumns }) {
  const [params, setParams] = useUrlState();
  const fileId = params.get('file');
  const forgetReplaced = useForgetReplaced();
  const upload = useMemberFileUpload(mode, (id) => {
    setParams({ file: id }, { keepsOthers: false });
    if (fileId !== null && fileId !== id) void forgetReplaced(fileId);
  });
  const flow = useInviteFlow();
  useFocusAfterStep(fileId);
  if (fileId !== null) {
    return <FileSteps key={fileId} mode={mode} fileId={fileId} upload={upload} columns={columns} flow={flow} />;
  }
  return (
    <>
      <TemplateSection mode={mode} columns={columns} />
      <UploadSection upload={upload} columns={columns} />
    </>
  );
}

/** Adds, changes, deactivates or deletes many people by a file: its template, what it would change, and what came of it. */
export default function MemberFilesPage() {
  const { formatMessage } = useIntl();
  const mode = modeOf(useParams()['mode']);
  const columns = useFileColumns(mode);
  const size = useTeamSize();
  const isLarge = size?.isLargeTeam === true;
  // People are deleted by files in large teams only.
  const isOpen = isLarge || mode !== 'DELETE';
  if (!isOpen && size !== null) return <Navigate to={modePath('ADD')} replace />;
  return (
    <>
      <BackLink to={pathTo('members')}>{formatMessage(fileTexts.back)}</BackLink>
      <PageHeader
        title={formatMessage(fileTexts.title)}
        description={formatMessage(isLarge ? fileTexts.descriptionLarge : fileTexts.description)}
      />
      <ModeTabs modes={modesOf(isLarge || mode === 'DELETE')} current={mode} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 960 }}>
        {mode === 'EDIT' && <EditNotes isLarge={isLarge} />}
        {isOpen ? (
          <>
            <ModeSteps key={mode} mode={mode} columns={columns} />
            <LastFile key={`last ${mode}`} mode={mode} />
          </>
        ) : (
          <ListSkeleton rows={4} />
        )}
        <EarlierFiles />
      </Box>
    </>
  );
}
