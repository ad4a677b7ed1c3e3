import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { pathTo } from '../../../lib/paths.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FormPage } from '../../../ui/FormPage.tsx';
import { WebhooksIcon } from '../../../ui/icons.tsx';
import { PageNotice } from '../../../ui/PageNotice.tsx';
import type { FormType } from '../webhookPaths.ts';
import { webhookTexts } from '../webhookMessages.ts';
import { webhookFormTexts } from './webhookFormMessages.ts';

const TITLES = {
  INCOMING: { add: webhookFormTexts.addIncoming, edit: webhookFormTexts.editIncoming },
  OUTGOING: { add: webhookFormTexts.addOutgoing, edit: webhookFormTexts.editOutgoing },
};

/** What stands around the form of a webhook. It stands while the form is on its way and where it cannot be read. */
export function WebhookFormFrame({
  type,
  act,
  children,
}: {
  type: FormType;
  act: 'add' | 'edit';
  children: ReactNode;
}) {
  const { formatMessage } = useIntl();
  return (
    <FormPage
      back={{ to: pathTo('webhooks'), label: formatMessage(webhookTexts.title) }}
      title={formatMessage(TITLES[type][act])}
      description={formatMessage(type === 'INCOMING' ? webhookTexts.incomingPurpose : webhookTexts.outgoingPurpose)}
    >
      {children}
    </FormPage>
  );
}

/** Stands in the place of the form where there is nothing to fill in: why, and the way back. */
export function FormNotice({ title, text }: { title: MessageDescriptor; text: MessageDescriptor }) {
  const { formatMessage } = useIntl();
  return (
    <PageNotice
      icon={<WebhooksIcon />}
      title={formatMessage(title)}
      text={formatMessage(text)}
      to={pathTo('webhooks')}
      label={formatMessage(webhookFormTexts.toList)}
    />
  );
}

/** What the form begins with could not be read. */
export function FormFailure({
  title,
  requestId,
  onRetry,
}: {
  title: MessageDescriptor;
  requestId: string | null | undefined;
  onRetry: () => void;
}) {
  const { formatMessage } = useIntl();
  return <ErrorState title={formatMessage(title)} requestId={requestId} onRetry={onRetry} />;
}
