import { ComposeDialog } from '../memberInvite/ComposeDialog.tsx';
import { SendDialog } from '../memberInvite/SendDialog.tsx';
import { SentDialog } from '../memberInvite/SentDialog.tsx';
import type { InviteDraft } from '../memberInvite/inviteDraft.ts';
import { useSendInvites } from '../memberInvite/useInvite.ts';
import type { InviteFlow } from '../memberInvite/useInviteFlow.ts';
import { BeginDialog } from './BeginDialog.tsx';
import type { MemberFile } from './fileStates.ts';
import type { FileAct } from '../files/useFileAct.ts';
import { useFileDialogs } from './useFileDialogs.ts';
import { WarningsDialog } from './WarningsDialog.tsx';

/** The dialogs about a file, and the ways to open them. */
export function useDialogs(
  file: MemberFile,
  flow: InviteFlow,
  start: FileAct,
  readAgain: () => Promise<MemberFile | null>,
) {
  const invites = useSendInvites(readAgain);
  const { warnings, compose, send, sent, begin } = useFileDialogs(file, flow.isReady);
  const sendAll = async (draft: InviteDraft) => {
    const outcome = await invites.send(file.id, draft);
    if (outcome.kind === 'sent') sent.open();
    if (outcome.kind !== 'refused') return;
    flow.refuse(outcome.refusal);
    compose.open();
  };
  const dialogs = (
    <>
      {warnings.isOpen && <WarningsDialog file={file} onClose={warnings.close} />}
      {compose.isOpen && (
        <ComposeDialog
          draft={flow.draft}
          refusal={flow.refusal}
          onChange={flow.write}
          onDone={(draft) => {
            flow.finish(draft);
            invites.forget();
            send.open();
          }}
          onClose={compose.close}
        />
      )}
      {send.isOpen && (
        <SendDialog
          file={file}
          isBusy={invites.isBusy}
          failure={invites.failure}
          onSend={() => flow.draft && void sendAll(flow.draft)}
          onBack={compose.open}
        />
      )}
      {sent.isOpen && <SentDialog file={file} onShown={flow.forget} onClose={sent.close} />}
      {begin.isOpen && (file.mode === 'DEACTIVATE' || file.mode === 'DELETE') && (
        <BeginDialog mode={file.mode} file={file} start={start} onClose={begin.close} />
      )}
    </>
  );
  return { dialogs, showWarnings: warnings.open, ask: file.mode === 'ADD' ? compose.open : begin.open };
}
