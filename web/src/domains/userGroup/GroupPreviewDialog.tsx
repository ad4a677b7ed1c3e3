import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { memberName } from '../member/memberName.ts';
import { channelWords } from './channelWords.ts';
import { GroupConditions } from './GroupConditions.tsx';
import { namedConditions, type GroupDraft } from './groupDraft.ts';
import { MatchCount, useMatchWords } from './MatchCount.tsx';
import { formPhrases, formTexts } from './userGroupFormMessages.ts';
import type { GroupPreview, Matches } from './useGroupPreview.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' }}>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** How many people belong to it, and the first of them by name. */
function Members({ matches }: { matches: Matches }) {
  const intl = useIntl();
  const words = useMatchWords();
  const names = matches.members.map((member) => memberName(intl, member));
  const rest = matches.membersCount - names.length;
  const listed = rest > 0 ? [...names, intl.formatMessage(formPhrases.rest, { count: rest })] : names;
  return (
    <>
      <Typography>{words.count(matches)}</Typography>
      {names.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {intl.formatMessage(formPhrases.names, { names: intl.formatList(listed) })}
        </Typography>
      )}
    </>
  );
}

const VISIBLE_TO = { ADMIN: formTexts.admins, MEMBER: formTexts.members, '': formTexts.unchanged };

/** What the user group will be, and who belongs to it at this moment, before it is saved. */
export function GroupPreviewDialog({
  draft,
  preview,
  isEdit,
  channels,
  failure,
  isBusy,
  onSave,
  onClose,
}: {
  draft: GroupDraft;
  preview: GroupPreview;
  isEdit: boolean;
  /** Those that are restricted to it: whoever leaves it cannot stay in them unnoticed. */
  channels: readonly { readonly name: string }[];
  failure: ReactNode;
  isBusy: boolean;
  onSave: () => void;
  onClose: () => void;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const words = useMatchWords();
  const { matches, state } = preview;
  const isCounted = state === 'counted' && matches !== null;
  return (
    <FormDialog
      open
      title={formatMessage(isEdit ? formTexts.previewEdit : formTexts.previewAdd)}
      submitLabel={formatMessage(isEdit ? formTexts.save : formTexts.create)}
      failure={failure}
      busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      onClose={onClose}
    >
      <Part title={draft.name.trim()}>
        <Typography color="text.secondary">{draft.description.trim()}</Typography>
      </Part>
      <Part title={formatMessage(formTexts.conditions)}>
        <GroupConditions conditions={namedConditions(draft)} />
      </Part>
      <Part title={formatMessage(formTexts.membersNow)}>
        {isCounted ? <Members matches={matches} /> : <MatchCount preview={preview} isEdit={false} />}
      </Part>
      {isEdit && isCounted && (
        <Part title={formatMessage(formTexts.changes)}>
          <Typography>{words.moves(matches)}</Typography>
        </Part>
      )}
      {channels.length > 0 && (
        <Part title={formatMessage(formTexts.restricts)}>
          <Typography>{channelWords(intl, channels)}</Typography>
        </Part>
      )}
      <Part title={formatMessage(formTexts.visibleTo)}>
        <Typography>{formatMessage(VISIBLE_TO[draft.visibleTo])}</Typography>
      </Part>
    </FormDialog>
  );
}
