import { defineMessages } from 'react-intl';

/** The texts of deleting a webhook and taking one over. */
export const webhookDialogTexts = defineMessages({
  deleteIncoming: {
    id: 'webhooks.delete.incoming',
    defaultMessage:
      'Its address stops working: services that still post to it are refused. What they have written stays in the chat.',
  },
  deleteOutgoing: {
    id: 'webhooks.delete.outgoing',
    defaultMessage: 'The other service is no longer notified, and the delivery log goes with the webhook.',
  },
  cannotUndo: { id: 'webhooks.delete.cannotUndo', defaultMessage: 'This cannot be undone.' },
  deleteConfirm: { id: 'webhooks.delete.confirm', defaultMessage: 'Delete webhook' },
  deleteFailed: { id: 'webhooks.delete.failed', defaultMessage: 'The webhook could not be deleted. Try again.' },
  deletedTitle: { id: 'webhooks.deleted.title', defaultMessage: 'Webhook deleted' },
  takeOverText: {
    id: 'webhooks.takeOver.text',
    defaultMessage: 'Its owner is not active any more. You become its owner, and only you can change it then.',
  },
  takeOverIncoming: {
    id: 'webhooks.takeOver.incoming',
    defaultMessage:
      'It gets another address, and the present one stops working: give the new one to the service that posts to it.',
  },
  takeOverConfirm: { id: 'webhooks.takeOver.confirm', defaultMessage: 'Take over' },
  takeOverFailed: {
    id: 'webhooks.takeOver.failed',
    defaultMessage: 'The webhook could not be taken over. Try again.',
  },
  ownerActive: {
    id: 'webhooks.takeOver.ownerActive',
    defaultMessage: 'Its owner is active, so it cannot be taken over.',
  },
});

export const webhookDialogPhrases = defineMessages<{
  deleteQuestion: { name: string };
  deleted: { name: string };
  takeOverQuestion: { name: string };
  takenOver: { name: string };
}>({
  deleteQuestion: { id: 'webhooks.delete.question', defaultMessage: 'Delete “{name}”?' },
  deleted: { id: 'webhooks.deleted.text', defaultMessage: 'The webhook “{name}” is deleted.' },
  takeOverQuestion: { id: 'webhooks.takeOver.question', defaultMessage: 'Take over “{name}”?' },
  takenOver: { id: 'webhooks.takeOver.done', defaultMessage: 'You are the owner of “{name}” now.' },
});
