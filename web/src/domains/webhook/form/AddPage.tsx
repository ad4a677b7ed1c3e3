import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { PostableChannelsQuery } from '../../../generated/webhook/form/postableChannels.ts';
import type { WebhookFormFragment } from '../../../generated/webhook/fragments/webhookForm.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { useFirstKnown } from '../../../lib/graphql/useFirstKnown.ts';
import { pathTo } from '../../../lib/paths.ts';
import { LeadOn } from '../../../lib/urlState/LeadOn.tsx';
import { FormSkeleton } from '../../../ui/Skeletons.tsx';
import { webhookTexts } from '../webhookMessages.ts';
import { type FormType, noChannelsPath } from '../webhookPaths.ts';
import { AddressSection } from './AddressSection.tsx';
import { CreatedDialog } from './CreatedDialog.tsx';
import { usePostableChannels } from './usePostableChannels.ts';
import { creationOf, newDraft } from './webhookDraft.ts';
import { WebhookForm } from './WebhookForm.tsx';
import type { WebhookFormSource } from './useWebhookForm.ts';
import { FormFailure, FormNotice, WebhookFormFrame } from './WebhookFormFrame.tsx';
import { webhookFormTexts } from './webhookFormMessages.ts';
import { useWebhookCreate } from './webhookSave.ts';
import { newToken } from './webhookToken.ts';

type Viewer = PostableChannelsQuery['viewer'];

/**
 * The form of a webhook that is added. Once it is, a dialog says so, and leads to the list: until then the form behind it
 * stays as it was sent.
 */
function AddForm({ type, viewer, isForTeam }: { type: FormType; viewer: Viewer; isForTeam: boolean }) {
  const navigate = useNavigate();
  const create = useWebhookCreate(viewer.id);
  const [start] = useState(() => newDraft(isForTeam ? 'TEAM' : 'CHANNEL', type === 'OUTGOING' ? newToken() : ''));
  const [created, setCreated] = useState<WebhookFormFragment | null>(null);
  const source: WebhookFormSource = {
    ...{ type, saved: start, webhookId: null, savedIconUrl: null },
    send: async (draft) => {
      const answer = await create(creationOf(type, draft));
      if (answer.payload?.webhook) setCreated(answer.payload.webhook);
      return answer;
    },
    readAgain: () => Promise.resolve(true),
  };
  return (
    <>
      <WebhookForm source={source} savedToken={null} maySetScope={viewer.role === 'ADMIN'}>
        {type === 'INCOMING' && <AddressSection webhook={null} channel={null} />}
      </WebhookForm>
      {created && (
        <CreatedDialog
          name={created.name}
          address={created.type === 'INCOMING' ? created.url : null}
          onClose={() => void navigate(pathTo('webhooks'), { replace: true })}
        />
      )}
    </>
  );
}

/** What the page of a webhook that is added shows: its form, or why there is none. */
function Body({ type }: { type: FormType }) {
  const [params] = useSearchParams();
  const isForTeam = params.get('scope') === 'team';
  const { data, items, totalCount, isLoading, error, readAgain } = usePostableChannels('', true);
  // As it was when the page was opened: a form that has been begun is not taken away.
  const hasChannels = useFirstKnown(items === null || isLoading ? null : totalCount > 0);
  if (data?.viewer.role === 'GUEST')
    return <FormNotice title={webhookTexts.guestsTitle} text={webhookTexts.guestsText} />;
  if (data && data.viewer.role === 'ADMIN' && isForTeam) return <AddForm type={type} viewer={data.viewer} isForTeam />;
  if (hasChannels === null && isLoading) return <FormSkeleton />;
  if (!data || hasChannels === null) {
    const requestId = failureOf(error)?.requestId;
    return (
      <FormFailure title={webhookFormTexts.channelsFailed} requestId={requestId} onRetry={() => void readAgain()} />
    );
  }
  if (!hasChannels) return <LeadOn to={noChannelsPath()} />;
  return <AddForm type={type} viewer={data.viewer} isForTeam={false} />;
}

/** Adds a webhook of a kind. */
export const AddPage = ({ type }: { type: FormType }) => (
  <WebhookFormFrame type={type} act="add">
    <Body type={type} />
  </WebhookFormFrame>
);
