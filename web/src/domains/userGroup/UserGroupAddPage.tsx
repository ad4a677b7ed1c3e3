import Alert from '@mui/material/Alert';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { showToast } from '../../ui/toasts/toastStore.ts';
import { constraintsOf, copyOf, draftOf, NEW_GROUP, type GroupDraft } from './groupDraft.ts';
import { FormFailed, FormSkeleton, GroupFormPage, NoFields } from './GroupFormPage.tsx';
import { COPY_OF } from './groupPaths.ts';
import { UserGroupForm } from './UserGroupForm.tsx';
import { formPhrases, formTexts } from './userGroupFormMessages.ts';
import { groupTexts } from './userGroupMessages.ts';
import { useUserGroupCreate } from './userGroupCreate.ts';
import { useGroupLimit } from './useGroupLimit.ts';
import { useGroupFields, type GroupField } from './useGroupFields.ts';
import { useUserGroup, type ReadGroup } from './useUserGroup.ts';

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
  const name = copied && formatMessage(formPhrases.copyName, { name: copied.name });
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
          {formatMessage(formPhrases.copyNote, { name: copied.name })}
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
            showToast({ tone: 'success', text: formPhrases.created, values: { name: draft.name.trim() } }),
        }}
      />
    </>
  );
}

/** The team has as many as it may have: said before anything is filled in. */
function LimitReached() {
  const { formatMessage } = useIntl();
  return (
    <Alert severity="info" role="note">
      {formatMessage(groupTexts.limitReached)}
    </Alert>
  );
}

/** Whether the limit was reached when the page was opened: a form that has been begun is not taken away. */
function useFirstLimit() {
  const { isFull, isLoading } = useGroupLimit();
  const [first, setFirst] = useState(isFull);
  if (first === null && isFull !== null) setFirst(isFull);
  return { isFull: first ?? isFull, isLoading };
}

/** Creates a user group; `?copy= names another one that it begins with. */
export default function UserGroupAddPage() {
  const [params] = useSearchParams();
  const copyId = params.get(COPY_OF);
  const fields = useGroupFields();
  const copied = useUserGroup(copyId);
  const limit = useFirstLimit();
  const isWaiting = limit.isLoading || (fields.isLoading && !fields.team) || (copied.isLoading && !copied.group);
  const customFields = fields.team?.customFields ?? null;
  const body = () => {
    if (isWaiting) return <FormSkeleton />;
    if (limit.isFull) return <LimitReached />;
    if (!fields.team || customFields === null) {
      return (
        <FormFailed
          text={formTexts.fieldsFailed}
          requestId={fields.requestId}
          onRetry={() => void fields.readAgain()}
        />
      );
    }
    const isUnread = copied.group ? copied.group.constraints === null : copyId !== null && !copied.isGone;
    if (isUnread) {
      return (
        <FormFailed text={formTexts.loadFailed} requestId={copied.requestId} onRetry={() => void copied.readAgain()} />
      );
    }
    if (customFields.length === 0) return <NoFields />;
    // A copy of what is gone begins as a new one.
    return <AddForm key={copyId ?? ''} teamId={fields.team.id} fields={customFields} copied={copied.group} />;
  };
  return <GroupFormPage title={formTexts.addTitle}>{body()}</GroupFormPage>;
}
