import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { firstOf } from '../../../lib/intl/firstOf.ts';
import { FormDialog, type FormFailure } from '../../../ui/FormDialog.tsx';
import { memberName } from '../../member/people/memberName.ts';
import { channelWords } from '../channelWords.ts';
import { GroupConditions } from '../GroupConditions.tsx';
import { groupTexts } from '../userGroupMessages.ts';
import { namedConditions, type GroupDraft } from './groupDraft.ts';
import { MatchCount, useMatchWords } from './MatchCount.tsx';
import { ChannelMoves } from './ChannelMoves.tsx';
import { groupFormPhrases, groupFormTexts } from './userGroupFormMessages.ts';
import type { GroupPreview, Matches } from './useGroupPreview.ts';
import type { GroupChannel } from './useUserGroup.ts';

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
  const names = matches.members.nodes.map((member) => memberName(intl, member));
  const others = (count: number) => intl.formatMessage(groupFormPhrases.rest, { count });
  const listed = firstOf(names, names.length, others, matches.membersCount);
  return (
    <>
      <Typography>{words.count(matches)}</Typography>
      {names.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {intl.formatMessage(groupFormPhrases.names, { names: intl.formatList(listed) })}
        </Typography>
      )}
    </>
  );
}

const VISIBLE_TO = { ADMIN: groupFormTexts.admins, MEMBER: groupFormTexts.members, '': groupFormTexts.unchanged };

/** What the user group will be, and who belongs to it at this moment, before it is saved. */
export function GroupPreviewDialog({
  draft,
  preview,
  groupId,
  channels,
  failure,
  isBusy,
  onSave,
  onClose,
}: {
  draft: GroupDraft;
  preview: GroupPreview;
  /** The group that is changed; null for a new one. */
  groupId: string | null;
  /** Those that are restricted to it: whoever leaves it cannot stay in them unnoticed. Null where they could not be read. */
  channels: readonly GroupChannel[] | null;
  failure: FormFailure | null;
  isBusy: boolean;
  onSave: () => void;
  onClose: () => void;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const words = useMatchWords();
  const { matches, state } = preview;
  const isEdit = groupId !== null;
  const isCounted = state === 'counted' && matches !== null;
  return (
    <FormDialog
      open
      title={formatMessage(isEdit ? groupFormTexts.previewEdit : groupFormTexts.previewAdd)}
      submitLabel={formatMessage(isEdit ? groupFormTexts.save : groupFormTexts.create)}
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
      <Part title={formatMessage(groupFormTexts.conditions)}>
        <GroupConditions conditions={namedConditions(draft)} />
      </Part>
      <Part title={formatMessage(groupFormTexts.membersNow)}>
        {isCounted ? <Members matches={matches} /> : <MatchCount preview={preview} isEdit={false} />}
      </Part>
      {groupId !== null && isCounted && (
        <Part title={formatMessage(groupFormTexts.changes)}>
          <Typography>{words.moves(matches)}</Typography>
          <ChannelMoves groupId={groupId} channels={channels} matches={matches} />
        </Part>
      )}
      {channels?.length !== 0 && (
        <Part title={formatMessage(groupFormTexts.restricts)}>
          <Typography>{channels ? channelWords(intl, channels) : formatMessage(groupTexts.channelsUnread)}</Typography>
        </Part>
      )}
      <Part title={formatMessage(groupFormTexts.visibleTo)}>
        <Typography>{formatMessage(VISIBLE_TO[draft.visibleTo])}</Typography>
      </Part>
    </FormDialog>
  );
}
