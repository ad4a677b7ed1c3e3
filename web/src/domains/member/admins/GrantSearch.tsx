import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import { grantAdmin } from './adminGrant.ts';
import { adminPhrases, adminTexts } from './adminMessages.ts';
import { MemberSearchList } from './MemberSearchList.tsx';
import type { ListedMember } from '../people/people.ts';
import { ProblemNote } from '../people/ProblemNote.tsx';
import { useMemberSearch } from './useMemberSearch.ts';
import { useOneAction } from '../people/useOneAction.ts';
import { usePeopleNames } from '../people/usePeopleNames.ts';

/** Searches members and makes them admins, one by one: each at once. */
export function GrantSearch({ onPlanRequired, onClose }: { onPlanRequired: () => void; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const members = useMemberSearch();
  const { nameOf } = usePeopleNames();
  const { run, isBusy, problem } = useOneAction();
  const [last, setLast] = useState<{ readonly member: ListedMember; readonly isDone: boolean } | null>(null);

  const make = async (member: ListedMember) => {
    setLast({ member, isDone: false });
    const call = await run(member.id, async (key) => {
      const answer = await grantAdmin(client, member, key);
      if (answer.payload?.userErrors.some(({ code }) => code === 'PLAN_REQUIRED')) onPlanRequired();
      return answer;
    });
    if (call) setLast({ member, isDone: true });
  };
  const actionFor = (member: ListedMember) => {
    const name = nameOf(member);
    if (member.role === 'ADMIN') {
      return (
        <Button size="small" disabled>
          {formatMessage(adminTexts.alreadyAdmin)}
        </Button>
      );
    }
    return (
      <Button
        size="small"
        aria-label={formatMessage(adminPhrases.makeOne, { name })}
        disabled={isBusy || !member.viewerCanMakeAdmin}
        onClick={() => void make(member)}
      >
        {formatMessage(adminTexts.make)}
      </Button>
    );
  };
  return (
    <NoticeDialog isPinned takesFocus={false} title={formatMessage(adminTexts.makeTitle)} onClose={onClose}>
      <MemberSearchList members={members} actionFor={actionFor} />
      {last?.isDone && (
        <Alert severity="success" role="status">
          {formatMessage(adminPhrases.made, { name: nameOf(last.member) })}
        </Alert>
      )}
      {last && !last.isDone && problem && (
        <>
          <Alert severity="error">{formatMessage(adminPhrases.makeFailed, { name: nameOf(last.member) })}</Alert>
          <ProblemNote problem={problem} />
        </>
      )}
    </NoticeDialog>
  );
}
