import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { showToast } from '../../ui/toasts/toastStore.ts';
import { changesOf, draftOf, type GroupDraft } from './groupDraft.ts';
import { FormFailed, FormSkeleton, GroupFormPage, NoFields, NoSuchGroup } from './GroupFormPage.tsx';
import { UserGroupForm } from './UserGroupForm.tsx';
import { formPhrases, formTexts } from './userGroupFormMessages.ts';
import { useUserGroupUpdate } from './userGroupUpdate.ts';
import { useGroupFields, type GroupField } from './useGroupFields.ts';
import { useUserGroup, type ReadGroup } from './useUserGroup.ts';

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
      channels={group.channels ?? []}
      form={{
        saved,
        version,
        send: (draft, before) => update({ userGroupId: id, version, ...changesOf(draft, before) }),
        readAgain,
        readRequestId: requestId,
        onSaved: (draft) =>
          showToast({ tone: 'success', text: formPhrases.saved, values: { name: draft.name.trim() } }),
      }}
    />
  );
}

/** Changes a user group. */
export default function UserGroupEditPage() {
  const { id = '' } = useParams();
  const fields = useGroupFields();
  const { group, isLoading, isGone, requestId, readAgain } = useUserGroup(id);
  const saved = useMemo(() => group && draftOf(group), [group]);
  const customFields = fields.team?.customFields ?? null;
  const body = () => {
    if (isGone) return <NoSuchGroup />;
    if ((isLoading && !group) || (fields.isLoading && !fields.team)) return <FormSkeleton />;
    if (!group || !saved) {
      return <FormFailed text={formTexts.loadFailed} requestId={requestId} onRetry={() => void readAgain()} />;
    }
    if (!fields.team || customFields === null) {
      return (
        <FormFailed
          text={formTexts.fieldsFailed}
          requestId={fields.requestId}
          onRetry={() => void fields.readAgain()}
        />
      );
    }
    if (customFields.length === 0 && group.constraints?.length === 0) return <NoFields />;
    return (
      <EditForm
        key={group.id}
        {...{ group, saved, readAgain, requestId }}
        teamId={fields.team.id}
        fields={customFields}
      />
    );
  };
  return <GroupFormPage title={formTexts.editTitle}>{body()}</GroupFormPage>;
}
