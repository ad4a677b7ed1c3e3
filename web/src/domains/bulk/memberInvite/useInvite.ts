import { useMemo, useState } from 'react';
import {
  type MemberInviteMailQuery,
  useMemberInviteMailQuery,
} from '../../../generated/bulk/memberInvite/memberInviteMail.ts';
import { MemberUploadInviteDocument } from '../../../generated/bulk/memberInvite/memberUploadInvite.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { useKnown } from '../../../lib/apollo/useKnown.ts';
import { fullName } from '../../../lib/intl/personName.ts';
import type { MemberFile } from '../memberFiles/fileStates.ts';
import { startTexts } from '../files/fileMessages.ts';
import { failureIn, type FileFailure } from '../files/useFileAct.ts';
import { fitting, type InviteDraft, type InviteRefusal, refusedFields } from './inviteDraft.ts';

type Viewer = MemberInviteMailQuery['viewer'];

/** What the mail begins with, and what stands around it. */
function mailOf({ team, name, email }: Viewer) {
  if (!team?.memberInviteMail) return null;
  const { fromDomain, subject, message } = team.memberInviteMail;
  const draft: InviteDraft = {
    fullName: fitting('fullName', name ? fullName(name) : ''),
    fromPrefix: fitting('fromPrefix', email.split('@')[0] ?? ''),
    ...{ subject, message },
  };
  return { draft, fromDomain, teamName: team.name };
}

/** The mail as it begins, from whoever writes it. */
export function useInviteMail() {
  const { known, ...read } = useKnown(useMemberInviteMailQuery(IN_PLACE), ({ viewer }) =>
    viewer.team?.memberInviteMail ? viewer : null,
  );
  return { ...read, mail: useMemo(() => known && mailOf(known), [known]) };
}

export type InviteMail = NonNullable<ReturnType<typeof mailOf>>;

type Outcome = { readonly kind: 'sent' | 'failed' } | { readonly kind: 'refused'; readonly refusal: InviteRefusal };

/**
 * Sends the mail of a file, and so adds its people.
 *
 * @param readAgain reads how the file is by now: it may have been sent where no answer came
 */
export function useSendInvites(readAgain: () => Promise<MemberFile | null>) {
  const invite = useKeyedMutation(MemberUploadInviteDocument, (data) => data.memberUploadInvite);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FileFailure | null>(null);
  return {
    isBusy,
    failure,
    forget: () => setFailure(null),
    send: async (uploadId: string, draft: InviteDraft): Promise<Outcome> => {
      setBusy(true);
      setFailure(null);
      const answer = await invite({ uploadId, ...draft });
      const refusal = refusedFields(answer.payload?.userErrors ?? []);
      const problem = refusal.length > 0 ? null : failureIn(answer, startTexts.failed);
      const file = problem ? await readAgain() : null;
      const isSentAfterAll = !answer.payload && (file?.startedAt ?? null) !== null;
      const why = isSentAfterAll ? null : problem;
      setFailure(why);
      setBusy(false);
      if (refusal.length > 0) return { kind: 'refused', refusal };
      return { kind: why ? 'failed' : 'sent' };
    },
  };
}
