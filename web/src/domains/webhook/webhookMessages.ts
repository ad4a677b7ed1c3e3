import { defineMessages } from 'react-intl';

/** The texts of the list of webhooks. */
export const webhookTexts = defineMessages({
  title: { id: 'webhooks.title', defaultMessage: 'Webhooks' },
  description: {
    id: 'webhooks.description',
    defaultMessage:
      'A webhook ties a channel to another service: the service writes to the channel, or is told what is written there.',
  },
  documentation: { id: 'webhooks.documentation', defaultMessage: 'Webhooks for developers' },
  incoming: { id: 'webhooks.incoming', defaultMessage: 'Incoming' },
  outgoing: { id: 'webhooks.outgoing', defaultMessage: 'Outgoing' },
  unknownKind: { id: 'webhooks.unknownKind', defaultMessage: 'Kind not known' },
  addIncoming: { id: 'webhooks.addIncoming', defaultMessage: 'Add incoming webhook' },
  addOutgoing: { id: 'webhooks.addOutgoing', defaultMessage: 'Add outgoing webhook' },
  incomingPurpose: {
    id: 'webhooks.incomingPurpose',
    defaultMessage: 'You get an address. What another service posts to it appears in your channel.',
  },
  outgoingPurpose: {
    id: 'webhooks.outgoingPurpose',
    defaultMessage: 'Each message of your channel is posted to the address of another service.',
  },
  emptyTitle: { id: 'webhooks.empty', defaultMessage: 'No webhooks yet' },
  movedTitle: { id: 'webhooks.moved.title', defaultMessage: 'Webhooks have moved' },
  movedText: { id: 'webhooks.moved.text', defaultMessage: 'You find them under Build Apps > Webhooks.' },
  movedButton: { id: 'webhooks.moved.button', defaultMessage: 'Go to Build Apps > Webhooks' },
  noChannels: {
    id: 'webhooks.noChannels',
    defaultMessage:
      'There is no channel that you may write to, and a webhook needs one. Join a channel in which members write, or ask an admin.',
  },
  teamInstead: {
    id: 'webhooks.teamInstead',
    defaultMessage: 'A webhook of the whole team needs no channel:',
  },
  guestsTitle: { id: 'webhooks.guests.title', defaultMessage: 'Webhooks are for members' },
  guestsText: {
    id: 'webhooks.guests.text',
    defaultMessage: 'Members and admins of the team can add webhooks. Ask one of them if you need one.',
  },
  overview: { id: 'webhooks.overview', defaultMessage: 'Go to the overview' },
  loadFailed: { id: 'webhooks.loadFailed', defaultMessage: 'The webhooks could not be loaded' },
  partFailed: {
    id: 'webhooks.partFailed',
    defaultMessage: 'Some of what is known about the webhooks could not be loaded.',
  },
  ofChannels: { id: 'webhooks.ofChannels', defaultMessage: 'For a channel' },
  ofTeam: { id: 'webhooks.ofTeam', defaultMessage: 'For the whole team' },
  showMore: { id: 'webhooks.showMore', defaultMessage: 'Show more' },
  search: { id: 'webhooks.search', defaultMessage: 'Search webhooks' },
  filterType: { id: 'webhooks.filter.type', defaultMessage: 'Kind' },
  filterChannel: { id: 'webhooks.filter.channel', defaultMessage: 'Channel' },
  filterOwner: { id: 'webhooks.filter.owner', defaultMessage: 'Owner' },
  allTypes: { id: 'webhooks.filter.allTypes', defaultMessage: 'All kinds' },
  allChannels: { id: 'webhooks.filter.allChannels', defaultMessage: 'All channels' },
  allOwners: { id: 'webhooks.filter.allOwners', defaultMessage: 'All owners' },
  me: { id: 'webhooks.filter.me', defaultMessage: 'Me' },
  noMatch: { id: 'webhooks.noMatch', defaultMessage: 'No webhook fits.' },
  showAll: { id: 'webhooks.showAll', defaultMessage: 'Show all webhooks' },
  incomingTeam: { id: 'webhooks.incomingTeam', defaultMessage: 'Writes to the channel that each post names' },
  outgoingTeam: { id: 'webhooks.outgoingTeam', defaultMessage: 'Is told of all public channels' },
  channelUnknown: { id: 'webhooks.channelUnknown', defaultMessage: 'Channel not known' },
  paused: { id: 'webhooks.paused', defaultMessage: 'Paused' },
  pausedByFailures: { id: 'webhooks.pausedByFailures', defaultMessage: 'Paused after failures' },
  channelArchived: { id: 'webhooks.channelArchived', defaultMessage: 'Channel archived' },
  ownerGone: { id: 'webhooks.ownerGone', defaultMessage: 'Owner deactivated' },
  lastWaiting: { id: 'webhooks.last.waiting', defaultMessage: 'Last message waiting to be delivered' },
  lastDropped: { id: 'webhooks.last.dropped', defaultMessage: 'Last message not sent, as the webhook was paused' },
  lastUnknown: { id: 'webhooks.last.unknown', defaultMessage: 'Not known whether the last message was delivered' },
  edit: { id: 'webhooks.edit', defaultMessage: 'Edit' },
  log: { id: 'webhooks.log', defaultMessage: 'Delivery log' },
  pause: { id: 'webhooks.pause', defaultMessage: 'Pause' },
  resume: { id: 'webhooks.resume', defaultMessage: 'Resume' },
  takeOver: { id: 'webhooks.takeOver', defaultMessage: 'Take over' },
  delete: { id: 'webhooks.delete', defaultMessage: 'Delete' },
  undo: { id: 'webhooks.undo', defaultMessage: 'Undo' },
  gone: { id: 'webhooks.gone', defaultMessage: 'The webhook was deleted already.' },
});

export const webhookPhrases = defineMessages<{
  createdBy: { creatorName: string };
  total: { count: number };
  channel: { channel: string };
  lastDelivered: { time: string };
  lastFailed: { time: string };
  actions: { name: string };
  editOf: { name: string };
  pausedNow: { name: string };
  resumed: { name: string };
  pauseFailed: { name: string };
}>({
  createdBy: { id: 'webhooks.createdBy', defaultMessage: 'created by {creatorName}' },
  total: { id: 'webhooks.total', defaultMessage: '{count, plural, one {# webhook} other {# webhooks}}' },
  channel: { id: 'webhooks.channel', defaultMessage: 'Channel: {channel}' },
  lastDelivered: { id: 'webhooks.last.delivered', defaultMessage: 'Last message delivered {time}' },
  lastFailed: { id: 'webhooks.last.failed', defaultMessage: 'Last message failed {time}' },
  actions: { id: 'webhooks.actions', defaultMessage: 'Actions for {name}' },
  editOf: { id: 'webhooks.editOf', defaultMessage: 'Edit {name}' },
  pausedNow: { id: 'webhooks.pausedNow', defaultMessage: '“{name}” is paused.' },
  resumed: { id: 'webhooks.resumed', defaultMessage: '“{name}” works again.' },
  pauseFailed: { id: 'webhooks.pauseFailed', defaultMessage: '“{name}” could not be changed. Try again.' },
});
