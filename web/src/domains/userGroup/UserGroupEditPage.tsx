import { useMemo } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { pathTo } from '../../lib/paths.ts';
import { MembersIcon } from '../../ui/icons.tsx';
import { PageNotice } from '../../ui/PageNotice.tsx';
import { showToast } from '../../ui/toasts/toastStore.ts';
import { enterpriseNames } from '../field/shared/enterpriseNameMessages.ts';
import { changesOf, draftOf, type GroupDraft } from './form/groupDraft.ts';
import { GroupFormGate } from './form/GroupFormGate.tsx';
import { UserGroupForm } from './form/UserGroupForm.tsx';
import { groupFormPhrases, groupFormTexts } from './form/userGroupFormMessages.ts';
import { useUserGroupUpdate } from './form/userGroupUpdate.ts';
import type { GroupField } from './form/useGroupFields.ts';
import { useUserGroup, type ReadGroup } from './form/useUserGroup.ts';

/** The form of a user group as it is saved; only what is changed is sent. */
function EditForm({
  teamId,
  group,
  saved,
  fields,
  readAgain,
  requestId,
}: {
  teamId: string;
  group: ReadGroup;
  saved: GroupDraft;
  fields: readonly GroupField[];
  readAgain: () => Promise<boolean>;
  requestId: string | null;
}) {
  const update = useUserGroupUpdate(teamId);
  const { id, version } = group;
  return (
    <UserGroupForm
      fields={fields}
      userGroupId={id}
      channels={group.channels}
      form={{
        saved,
        version,
        send: (draft, before) => update({ userGroupId: id, version, ...changesOf(draft, before) }),
        readAgain,
        readRequestId: requestId,
        onSaved: (draft) =>
          showToast({ tone: 'success', text: groupFormPhrases.saved, values: { name: draft.name.trim() }, cause: id }),
      }}
    />
  );
}

/** Why there is no form: the user group is gone, or it is not the team's to change. */
function Notice({ title, text }: Record<'title' | 'text', MessageDescriptor>) {
  const { formatMessage } = useIntl();
  return (
    <PageNotice
      icon={<MembersIcon />}
      title={formatMessage(title)}
      text={formatMessage(text)}
      to={pathTo('userGroups')}
      label={formatMessage(enterpriseNames.groups)}
    />
  );
}

/** Changes a user group. */
export default function UserGroupEditPage() {
  const { id = '' } = useParams();
  const read = useUserGroup(id);
  const { known: group, isGone, requestId, readAgain } = read;
  const saved = useMemo(() => group && draftOf(group), [group]);
  return (
    <GroupFormGate
      title={groupFormTexts.editTitle}
      notice={
        isGone ? (
          <Notice title={groupFormTexts.goneTitle} text={groupFormTexts.goneText} />
        ) : (
          group?.source === 'DIRECTORY' && (
            <Notice title={groupFormTexts.directoryTitle} text={groupFormTexts.directoryText} />
          )
        )
      }
      read={read}
      isUnread={!saved}
      needsFields={group?.constraints?.length === 0}
    >
      {({ id: teamId, fields }) =>
        group && saved && <EditForm key={group.id} {...{ teamId, group, saved, fields, readAgain, requestId }} />
      }
    </GroupFormGate>
  );
}
