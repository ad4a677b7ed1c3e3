import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { usePlanGate } from '../../billing/paywall/usePlanGate.ts';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import { useFirstKnown } from '../../../lib/graphql/useFirstKnown.ts';
import { adminTexts } from './adminMessages.ts';
import { GrantConfirm } from './GrantConfirm.tsx';
import { GrantSearch } from './GrantSearch.tsx';
import type { ListedMember, PeopleDialogProps } from '../people/people.ts';
import { ReplaceAdmin } from './ReplaceAdmin.tsx';

/**
 * Makes somebody an admin: the given member after asking, or whoever is found. Where the plan has room for one admin,
 * somebody else can become the admin in the viewer's place.
 */
export default function MakeAdminDialog({ member, ...rest }: PeopleDialogProps & { member: ListedMember | null }) {
  const { formatMessage } = useIntl();
  const { gate, isLoading } = usePlanGate('ADMINS');
  const [isReplacing, setReplacing] = useState(false);
  // What the plan allowed when the dialog opened: granting somebody changes it, and the dialog goes on all the same.
  const first = useFirstKnown(gate);
  if (isLoading) {
    return (
      <NoticeDialog title={formatMessage(adminTexts.makeTitle)} onClose={rest.onClose}>
        <ListSkeleton rows={3} />
      </NoticeDialog>
    );
  }
  if (isReplacing || first?.isAllowed === false) return <ReplaceAdmin {...rest} gate={gate} member={member} />;
  const onPlanRequired = () => setReplacing(true);
  if (member) return <GrantConfirm {...rest} member={member} onPlanRequired={onPlanRequired} />;
  return <GrantSearch onPlanRequired={onPlanRequired} onClose={rest.onClose} />;
}
