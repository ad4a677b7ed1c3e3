import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { WebhookFormFragment } from '../../../generated/webhook/fragments/webhookForm.ts';
import { type WebhookByIdQuery, useWebhookByIdQuery } from '../../../generated/webhook/form/webhookById.ts';
import { READ_NOW } from '../../../lib/apollo/inPlace.ts';
import { useKnown } from '../../../lib/apollo/useKnown.ts';
import { useTypePolicies } from '../../../lib/apollo/useTypePolicies.ts';
import { FormSkeleton } from '../../../ui/Skeletons.tsx';
import { SuccessDialog } from '../../../ui/SuccessDialog.tsx';
import { webhookTypePolicies } from '../typePolicies.ts';
import { webhookTexts } from '../webhookMessages.ts';
import type { FormType } from '../webhookPaths.ts';
import { AddressSection } from './AddressSection.tsx';
import { usePostableChannels } from './usePostableChannels.ts';
import { changesOf, draftOf } from './webhookDraft.ts';
import { WebhookForm } from './WebhookForm.tsx';
import { FormFailure, FormNotice, WebhookFormFrame } from './WebhookFormFrame.tsx';
import { webhookFormPhrases, webhookFormTexts } from './webhookFormMessages.ts';
import { useWebhookUpdate } from './webhookSave.ts';

/** An address of a channel as the chat writes them, where none is known. */
const SOME_CHANNEL = 'general@chat.example.com';

const webhookOf = ({ node }: WebhookByIdQuery) => (node && 'viewerCanUpdate' in node ? node : null);

/** The address of an incoming webhook with an example; one of the whole team names a channel in it. */
function OwnAddress({ webhook: { id, url, scope } }: { webhook: WebhookFormFragment }) {
  const { items } = usePostableChannels('', false);
  const channel = scope === 'TEAM' ? (items?.[0]?.groupJid ?? SOME_CHANNEL) : null;
  return <AddressSection webhook={url === null ? null : { id, url }} channel={channel} />;
}

/** The form of a webhook as it is saved; only what is changed is sent. */
function EditForm({
  type,
  webhook,
  readAgain,
}: {
  type: FormType;
  webhook: WebhookFormFragment;
  readAgain: () => Promise<boolean>;
}) {
  const { formatMessage } = useIntl();
  const update = useWebhookUpdate();
  const [isTold, setTold] = useState(false);
  const saved = useMemo(() => draftOf(webhook), [webhook]);
  const { id, version, name, iconUrl, token } = webhook;
  return (
    <>
      <WebhookForm
        source={{
          type,
          saved,
          webhookId: id,
          savedIconUrl: iconUrl,
          send: (draft, before) => update({ webhookId: id, version, ...changesOf(draft, before) }),
          readAgain,
          onSaved: () => setTold(true),
        }}
        savedToken={token}
        maySetScope={false}
      >
        {type === 'INCOMING' && <OwnAddress webhook={webhook} />}
      </WebhookForm>
      {isTold && (
        <SuccessDialog
          open
          title={formatMessage(webhookFormTexts.savedTitle)}
          text={formatMessage(webhookFormPhrases.savedText, { name })}
          onClose={() => setTold(false)}
        />
      )}
    </>
  );
}

/** What the page of a webhook that is changed shows: its form, or why there is none. */
function Body({ type }: { type: FormType }) {
  useTypePolicies(webhookTypePolicies);
  const { id = '' } = useParams();
  const query = useWebhookByIdQuery({ ...READ_NOW, variables: { id } });
  const { known: webhook, isLoading, failure, requestId, readAgain } = useKnown(query, webhookOf);
  // To guests every webhook is refused, which is no failure that another try would end.
  if (query.data?.viewer.role === 'GUEST')
    return <FormNotice title={webhookTexts.guestsTitle} text={webhookTexts.guestsText} />;
  if (webhook === null) {
    if (isLoading) return <FormSkeleton />;
    if (failure) {
      const retry = () => void readAgain();
      return <FormFailure title={webhookFormTexts.loadFailed} requestId={requestId} onRetry={retry} />;
    }
  }
  if (webhook?.type !== type || !webhook.viewerCanUpdate)
    return <FormNotice title={webhookFormTexts.unavailableTitle} text={webhookFormTexts.unavailableText} />;
  return <EditForm key={webhook.id} type={type} webhook={webhook} readAgain={readAgain} />;
}

/** Changes a webhook of a kind. */
export const EditPage = ({ type }: { type: FormType }) => (
  <WebhookFormFrame type={type} act="edit">
    <Body type={type} />
  </WebhookFormFrame>
);
