import Alert from '@mui/material/Alert';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useFirstKnown } from '../../lib/graphql/useFirstKnown.ts';
import { pathTo } from '../../lib/paths.ts';
import { MembersIcon } from '../../ui/icons.tsx';
import { PageNotice } from '../../ui/PageNotice.tsx';
import { showToast } from '../../ui/toasts/toastStore.ts';
import { enterpriseNames } from '../field/shared/enterpriseNameMessages.ts';
import { constraintsOf, copyOf, draftOf, NEW_GROUP, type GroupDraft } from './form/groupDraft.ts';
import { GroupFormGate } from './form/GroupFormGate.tsx';
import { COPY_OF } from './groupPaths.ts';
import { UserGroupForm } from './form/UserGroupForm.tsx';
import { groupFormPhrases, groupFormTexts } from './form/userGroupFormMessages.ts';
import { useUserGroupCreate } from './form/userGroupCreate.ts';
import { useGroupLimit } from './useGroupLimit.ts';
import type { GroupField } from './form/useGroupFields.ts';
import { useUserGroup, type ReadGroup } from './form/useUserGroup.ts';

/** The form of a new user group, empty or begun with another one. */
function AddForm({
  teamId,
  fields,
  copied,
}: {
  teamId: string;
  fields: readonly GroupField[];
  copied: ReadGroup | null;
}) {
  const { formatMessage } = useIntl();
  const create = useUserGroupCreate(teamId);
  const copy = useMemo(() => copied && draftOf(copied), [copied]);
  const name = copied && formatMessage(groupFormPhrases.copyName, { name: copied.name });
  const start = useMemo(() => (copy && name !== null ? copyOf(copy, name) : NEW_GROUP), [copy, name]);
  const send = ({ name: called, description, visibleTo, conditions }: GroupDraft) =>
    create({
      name: called.trim(),
      description: description.trim(),
      visibleTo: visibleTo === '' ? 'ADMIN' : visibleTo,
      constraints: constraintsOf(conditions) ?? [],
    });
  return (
    <>
      {copied && (
        <Alert severity="info" role="note" sx={{ mb: 2 }}>
          {formatMessage(groupFormPhrases.copyNote, { name: copied.name })}
        </Alert>
      )}
      <UserGroupForm
        fields={fields}
        form={{
          saved: start,
          isCopy: copy !== null,
          send,
          readAgain: () => Promise.resolve(true),
          onSaved: (draft) =>
            showToast({ tone: 'success', text: groupFormPhrases.created, values: { name: draft.name.trim() } }),
        }}
      />
    </>
  );
}

/** Creates a user group; `?copy=` names another one that it begins with. */
export default function UserGroupAddPage() {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const copyId = params.get(COPY_OF);
  const read = useUserGroup(copyId);
  const { known: copied } = read;
  const limit = useGroupLimit();
  // As it was when the page was opened: a form that has been begun is not taken away.
  const isFull = useFirstKnown(limit.isFull);
  return (
    <GroupFormGate
      title={groupFormTexts.addTitle}
      notice={
        isFull && (
          <PageNotice
            icon={<MembersIcon />}
            title={formatMessage(groupFormTexts.limitTitle)}
            text={formatMessage(groupFormTexts.limitText)}
            to={pathTo('userGroups')}
            label={formatMessage(enterpriseNames.groups)}
          />
        )
      }
      isWaiting={limit.isLoading}
      read={read}
      // A copy of what is gone begins as a new one.
      isUnread={copied ? copied.constraints === null : copyId !== null && !read.isGone}
      needsFields
    >
      {({ id, fields }) => <AddForm key={copyId ?? ''} teamId={id} fields={fields} copied={copied} />}
    </GroupFormGate>
  );
}
