import { defineMessages } from 'react-intl';

export const mergeTexts = defineMessages({
  intro: {
    id: 'settings.mergeDomains.intro',
    defaultMessage:
      'Teams of different domains can be one organization: their people can then be invited and reach each other as if they had one domain, and auto-join takes them in. People stay in the teams they are in.',
  },
  failed: { id: 'settings.mergeDomains.failed', defaultMessage: 'The domains could not be loaded' },
  formName: { id: 'settings.mergeDomains.formName', defaultMessage: 'Ask another domain' },
  field: { id: 'settings.mergeDomains.field', defaultMessage: 'Domain of the other team' },
  placeholder: { id: 'settings.mergeDomains.placeholder', defaultMessage: 'company.com' },
  hint: {
    id: 'settings.mergeDomains.hint',
    defaultMessage: 'The admins of its team get an e-mail, once a day at most, and decide.',
  },
  invalid: {
    id: 'settings.mergeDomains.invalid',
    defaultMessage: 'This is no domain. A domain looks like name.com.',
  },
  send: { id: 'settings.mergeDomains.send', defaultMessage: 'Send request' },
  sent: {
    id: 'settings.mergeDomains.sent',
    defaultMessage: 'A domain addition request has been sent to the admin',
  },
  approved: {
    id: 'settings.mergeDomains.approved',
    defaultMessage: 'The domain has been added to your organisation',
  },
  declined: {
    id: 'settings.mergeDomains.declined',
    defaultMessage: 'The domain addition request has been declined',
  },
  takenBack: { id: 'settings.mergeDomains.takenBack', defaultMessage: 'The request has been taken back' },
  ended: { id: 'settings.mergeDomains.ended', defaultMessage: 'You are no longer one organization' },
  removed: { id: 'settings.mergeDomains.removed', defaultMessage: 'The declined request is off your list' },
  receivedTitle: { id: 'settings.mergeDomains.received.title', defaultMessage: 'Waiting for your answer' },
  receivedNone: {
    id: 'settings.mergeDomains.received.none',
    defaultMessage: 'No other team asks to join your organization at present.',
  },
  sentTitle: { id: 'settings.mergeDomains.sent.title', defaultMessage: 'Requests you have sent' },
  sentNone: {
    id: 'settings.mergeDomains.sent.none',
    defaultMessage: 'Your team has not asked any other domain yet.',
  },
  joinedTitle: { id: 'settings.mergeDomains.joined.title', defaultMessage: 'Domains you have approved' },
  approve: { id: 'settings.mergeDomains.approve', defaultMessage: 'Approve' },
  decline: { id: 'settings.mergeDomains.decline', defaultMessage: 'Decline' },
  takeBack: { id: 'settings.mergeDomains.takeBack', defaultMessage: 'Take back' },
  end: { id: 'settings.mergeDomains.end', defaultMessage: 'End' },
  remove: { id: 'settings.mergeDomains.remove', defaultMessage: 'Remove' },
  takeBackText: {
    id: 'settings.mergeDomains.takeBackText',
    defaultMessage: 'Its admins can no longer answer the request. You can ask again at any time.',
  },
  takeBackConfirm: { id: 'settings.mergeDomains.takeBackConfirm', defaultMessage: 'Take back the request' },
  endConfirm: { id: 'settings.mergeDomains.endConfirm', defaultMessage: 'End the common organization' },
});

/** What became of a request. */
export const requestStatuses = defineMessages({
  REQUESTED: { id: 'settings.mergeDomains.status.requested', defaultMessage: 'Requested' },
  APPROVED: { id: 'settings.mergeDomains.status.approved', defaultMessage: 'Approved' },
  REJECTED: { id: 'settings.mergeDomains.status.declined', defaultMessage: 'Declined' },
  UNKNOWN: { id: 'settings.mergeDomains.status.unknown', defaultMessage: 'Unknown' },
});

/** Why a request was not sent, or not acted on: they stand behind the sentence that says so. */
export const mergeReasons = defineMessages({
  noTeam: { id: 'settings.mergeDomains.reason.noTeam', defaultMessage: 'No team has this domain.' },
  free: {
    id: 'settings.mergeDomains.reason.free',
    defaultMessage: 'Everybody can have an address in this domain, so it belongs to no organization.',
  },
  ownFree: {
    id: 'settings.mergeDomains.reason.ownFree',
    defaultMessage: 'Your own team has no e-mail domain to itself, so it cannot be joined with others.',
  },
  own: { id: 'settings.mergeDomains.reason.own', defaultMessage: 'It is the domain of your own team.' },
  duplicate: {
    id: 'settings.mergeDomains.reason.duplicate',
    defaultMessage: 'One of the two teams has asked the other already, or they are one organization.',
  },
  tooMany: {
    id: 'settings.mergeDomains.reason.tooMany',
    defaultMessage: '20 of your requests wait for an answer already. Take one back, or wait.',
  },
  gone: {
    id: 'settings.mergeDomains.reason.gone',
    defaultMessage: 'Somebody else has answered it or taken it back in the meantime.',
  },
});

export const mergePhrases = defineMessages<{
  sendFailed: { reason: string };
  actFailed: { reason: string };
  asked: { time: string };
  approveOf: { domain: string };
  declineOf: { domain: string };
  takeBackOf: { domain: string };
  endOf: { domain: string };
  removeOf: { domain: string };
  approveQuestion: { domain: string };
  approveText: { domain: string };
  approveConfirm: { domain: string };
  takeBackQuestion: { domain: string };
  endQuestion: { domain: string };
  endText: { domain: string };
}>({
  sendFailed: {
    id: 'settings.mergeDomains.sendFailed',
    defaultMessage: 'Merge domain request could not be sent. {reason}',
  },
  actFailed: {
    id: 'settings.mergeDomains.actFailed',
    defaultMessage: 'The domain addition request could not be processed. {reason}',
  },
  asked: { id: 'settings.mergeDomains.asked', defaultMessage: 'Asked {time}' },
  approveOf: { id: 'settings.mergeDomains.approveOf', defaultMessage: 'Approve {domain}' },
  declineOf: { id: 'settings.mergeDomains.declineOf', defaultMessage: 'Decline {domain}' },
  takeBackOf: { id: 'settings.mergeDomains.takeBackOf', defaultMessage: 'Take back the request to {domain}' },
  endOf: { id: 'settings.mergeDomains.endOf', defaultMessage: 'End the common organization with {domain}' },
  removeOf: { id: 'settings.mergeDomains.removeOf', defaultMessage: 'Remove the declined request to {domain}' },
  approveQuestion: {
    id: 'settings.mergeDomains.approveQuestion',
    defaultMessage: 'Become one organization with {domain}?',
  },
  approveText: {
    id: 'settings.mergeDomains.approveText',
    defaultMessage:
      'People with an address in {domain} will count as your own: they can be invited where you allow only certain domains, come in by themselves if everybody of your domain does, and are no outside contacts. The same goes for your people in their team. Either team can end this at any time.',
  },
  approveConfirm: { id: 'settings.mergeDomains.approveConfirm', defaultMessage: 'Add {domain}' },
  takeBackQuestion: {
    id: 'settings.mergeDomains.takeBackQuestion',
    defaultMessage: 'Take back the request to {domain}?',
  },
  endQuestion: {
    id: 'settings.mergeDomains.endQuestion',
    defaultMessage: 'Stop being one organization with {domain}?',
  },
  endText: {
    id: 'settings.mergeDomains.endText',
    defaultMessage:
      'People with an address in {domain} will be outside contacts again, and will not join or be invited as your own any more. If you approved {domain} for sign-up, it is taken off that list, as is your domain in the other team. Nobody leaves a team. The admins of the other team get an e-mail.',
  },
});
