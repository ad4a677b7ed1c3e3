import {
  WEBHOOK_NAME_MAX,
  WEBHOOK_TOKEN_MAX,
  WEBHOOK_TOKEN_MIN,
  WEBHOOK_URL_MAX,
  WEBHOOKS_MAX,
} from '@muster/schema/formats/webhook';
import { defineMessages } from 'react-intl';

/** The texts of the forms of webhooks. */
export const webhookFormTexts = defineMessages({
  addIncoming: { id: 'webhooks.form.addIncoming', defaultMessage: 'Add incoming webhook' },
  addOutgoing: { id: 'webhooks.form.addOutgoing', defaultMessage: 'Add outgoing webhook' },
  editIncoming: { id: 'webhooks.form.editIncoming', defaultMessage: 'Edit incoming webhook' },
  editOutgoing: { id: 'webhooks.form.editOutgoing', defaultMessage: 'Edit outgoing webhook' },
  form: { id: 'webhooks.form.form', defaultMessage: 'Webhook form' },
  basics: { id: 'webhooks.form.basics', defaultMessage: 'Channel and name' },
  scope: { id: 'webhooks.form.scope', defaultMessage: 'What it is for' },
  scopeChannel: { id: 'webhooks.form.scopeChannel', defaultMessage: 'One channel' },
  scopeChannelHint: {
    id: 'webhooks.form.scopeChannelHint',
    defaultMessage: 'It is tied to the channel that you choose.',
  },
  scopeTeam: { id: 'webhooks.form.scopeTeam', defaultMessage: 'The whole team' },
  scopeTeamIncoming: {
    id: 'webhooks.form.scopeTeamIncoming',
    defaultMessage: 'Each post names the public channel that it is for.',
  },
  scopeTeamOutgoing: {
    id: 'webhooks.form.scopeTeamOutgoing',
    defaultMessage: 'It is told of the messages of all public channels.',
  },
  channel: { id: 'webhooks.form.channel', defaultMessage: 'Channel' },
  channelHint: { id: 'webhooks.form.channelHint', defaultMessage: 'The channels in which you may write.' },
  noChannelFound: { id: 'webhooks.form.noChannelFound', defaultMessage: 'No channel found' },
  searching: { id: 'webhooks.form.searching', defaultMessage: 'Searching…' },
  clearChannel: { id: 'webhooks.form.clearChannel', defaultMessage: 'Choose no channel' },
  openChannels: { id: 'webhooks.form.openChannels', defaultMessage: 'Show the channels' },
  closeChannels: { id: 'webhooks.form.closeChannels', defaultMessage: 'Hide the channels' },
  channelsFailed: { id: 'webhooks.form.channelsFailed', defaultMessage: 'The channels could not be loaded' },
  name: { id: 'webhooks.form.name', defaultMessage: 'Name' },
  nameHintIncoming: {
    id: 'webhooks.form.nameHintIncoming',
    defaultMessage: 'Its messages appear in the channel under this name.',
  },
  nameHintOutgoing: { id: 'webhooks.form.nameHintOutgoing', defaultMessage: 'What it is called in the list.' },
  icon: { id: 'webhooks.form.icon', defaultMessage: 'Icon' },
  defaultIcon: { id: 'webhooks.form.defaultIcon', defaultMessage: 'Default icon' },
  defaultIconHint: { id: 'webhooks.form.defaultIconHint', defaultMessage: 'The icon that all webhooks have at first.' },
  ownIcon: { id: 'webhooks.form.ownIcon', defaultMessage: 'Icon of its own' },
  ownIconHint: { id: 'webhooks.form.ownIconHint', defaultMessage: 'A JPG or PNG picture of at most 2 MB.' },
  upload: { id: 'webhooks.form.upload', defaultMessage: 'Upload an icon' },
  uploadAnother: { id: 'webhooks.form.uploadAnother', defaultMessage: 'Upload another icon' },
  orDrop: { id: 'webhooks.form.orDrop', defaultMessage: 'or drop it here' },
  dropNow: { id: 'webhooks.form.dropNow', defaultMessage: 'Drop the icon here' },
  uploading: { id: 'webhooks.form.uploading', defaultMessage: 'Uploading the icon' },
  uploaded: { id: 'webhooks.form.uploaded', defaultMessage: 'The icon is uploaded.' },
  uploadFailed: { id: 'webhooks.form.uploadFailed', defaultMessage: 'error file upload' },
  tryAgain: { id: 'webhooks.form.tryAgain', defaultMessage: 'Try again' },
  iconMissing: {
    id: 'webhooks.form.iconMissing',
    defaultMessage: 'No icon uploaded. Please upload an icon or use default icon.',
  },
  iconUploading: {
    id: 'webhooks.form.iconUploading',
    defaultMessage: 'The icon is still on its way. Save once it is uploaded.',
  },
  iconType: { id: 'webhooks.form.iconType', defaultMessage: 'Only JPG and PNG pictures are taken.' },
  iconSize: { id: 'webhooks.form.iconSize', defaultMessage: 'The picture has more than 2 MB. Choose a smaller one.' },
  iconPixels: {
    id: 'webhooks.form.iconPixels',
    defaultMessage: 'The picture is wider or higher than 8,000 pixels. Choose a smaller one.',
  },
  iconUnreadable: {
    id: 'webhooks.form.iconUnreadable',
    defaultMessage: 'The file could not be read. Choose it again.',
  },
  iconGone: { id: 'webhooks.form.iconGone', defaultMessage: 'The icon is not there any more. Upload it again.' },
  target: { id: 'webhooks.form.target', defaultMessage: 'The other service' },
  url: { id: 'webhooks.form.url', defaultMessage: 'Address that is called' },
  urlHint: {
    id: 'webhooks.form.urlHint',
    defaultMessage: 'An http or https address that can be reached from the internet.',
  },
  token: { id: 'webhooks.form.token', defaultMessage: 'Token' },
  tokenHint: {
    id: 'webhooks.form.tokenHint',
    defaultMessage: 'Each call is signed with it, so that the other service can tell that it is from you.',
  },
  tokenKept: { id: 'webhooks.form.tokenKept', defaultMessage: 'Leave this empty to keep the present token.' },
  generate: { id: 'webhooks.form.generate', defaultMessage: 'Generate another' },
  copyToken: { id: 'webhooks.form.copyToken', defaultMessage: 'Copy the token' },
  channelMissing: { id: 'webhooks.form.channelMissing', defaultMessage: 'Choose a channel.' },
  channelGone: { id: 'webhooks.form.channelGone', defaultMessage: 'There is no such channel any more.' },
  channelRefused: {
    id: 'webhooks.form.channelRefused',
    defaultMessage: 'You may not write in this channel any more. Choose another one.',
  },
  nameMissing: { id: 'webhooks.form.nameMissing', defaultMessage: 'Enter a name.' },
  nameInvalid: { id: 'webhooks.form.nameInvalid', defaultMessage: 'The name has characters that cannot be shown.' },
  urlMissing: { id: 'webhooks.form.urlMissing', defaultMessage: 'Enter the address that is called.' },
  urlInvalid: {
    id: 'webhooks.form.urlInvalid',
    defaultMessage: 'Enter an address that begins with http:// or https://, without a password in it.',
  },
  urlPrivate: {
    id: 'webhooks.form.urlPrivate',
    defaultMessage:
      'This address leads into a private network, which is not called. Enter one that can be reached from the internet.',
  },
  tokenMissing: { id: 'webhooks.form.tokenMissing', defaultMessage: 'Enter a token, or generate one.' },
  tokenInvalid: {
    id: 'webhooks.form.tokenInvalid',
    defaultMessage: 'The token may have Latin letters, digits and signs only, without spaces.',
  },
  gone: { id: 'webhooks.form.gone', defaultMessage: 'The webhook was deleted meanwhile.' },
  notOwner: {
    id: 'webhooks.form.notOwner',
    defaultMessage: 'You are not the owner of this webhook any more, so you cannot change it.',
  },
  adminsOnly: { id: 'webhooks.form.adminsOnly', defaultMessage: 'Only admins may add webhooks of the whole team.' },
  refused: {
    id: 'webhooks.form.refused',
    defaultMessage: 'Something that you entered is not accepted. Look it over: it is all still here.',
  },
  createFailed: { id: 'webhooks.form.createFailed', defaultMessage: 'The webhook could not be created. Try again.' },
  saveFailed: { id: 'webhooks.form.saveFailed', defaultMessage: 'The webhook could not be saved. Try again.' },
  createIncoming: { id: 'webhooks.form.createIncoming', defaultMessage: 'Create and get the address' },
  createOutgoing: { id: 'webhooks.form.createOutgoing', defaultMessage: 'Create webhook' },
  saveChanges: { id: 'webhooks.form.saveChanges', defaultMessage: 'Save changes' },
  createdTitle: { id: 'webhooks.form.createdTitle', defaultMessage: 'Webhook created' },
  savedTitle: { id: 'webhooks.form.savedTitle', defaultMessage: 'Webhook saved' },
  addressAfter: { id: 'webhooks.form.addressAfter', defaultMessage: 'You get the address once the webhook is saved.' },
  address: { id: 'webhooks.form.address', defaultMessage: 'Address' },
  addressHint: {
    id: 'webhooks.form.addressHint',
    defaultMessage:
      'It is as good as a password: whoever knows it can write. Give it to the one service that needs it.',
  },
  copyAddress: { id: 'webhooks.form.copyAddress', defaultMessage: 'Copy the address' },
  example: { id: 'webhooks.form.example', defaultMessage: 'Try it' },
  exampleText: { id: 'webhooks.form.exampleText', defaultMessage: 'Hello from outside' },
  copyExample: { id: 'webhooks.form.copyExample', defaultMessage: 'Copy the example' },
  exampleChannel: {
    id: 'webhooks.form.exampleChannel',
    defaultMessage: 'Put the address of one of your public channels in the place of the one in the example.',
  },
  newAddress: { id: 'webhooks.form.newAddress', defaultMessage: 'New address' },
  rotateQuestion: { id: 'webhooks.form.rotateQuestion', defaultMessage: 'Give the webhook another address?' },
  rotateText: {
    id: 'webhooks.form.rotateText',
    defaultMessage:
      'The present address stops working. Services that post to it are refused until they know the new one.',
  },
  rotateConfirm: { id: 'webhooks.form.rotateConfirm', defaultMessage: 'Change the address' },
  rotated: { id: 'webhooks.form.rotated', defaultMessage: 'The webhook has another address.' },
  rotateFailed: {
    id: 'webhooks.form.rotateFailed',
    defaultMessage: 'The address could not be changed. Try again.',
  },
  sendTest: { id: 'webhooks.form.sendTest', defaultMessage: 'Send a test' },
  testHint: {
    id: 'webhooks.form.testHint',
    defaultMessage: 'Calls the address with what is entered here, saved or not.',
  },
  testWaiting: { id: 'webhooks.form.testWaiting', defaultMessage: 'The test is on its way…' },
  testLate: {
    id: 'webhooks.form.testLate',
    defaultMessage: 'There is no answer yet. Send another test in a while.',
  },
  testFailed: { id: 'webhooks.form.testFailed', defaultMessage: 'The test could not be sent. Try again.' },
  testLimit: {
    id: 'webhooks.form.testLimit',
    defaultMessage: 'You have sent many tests in a short time. Try again in a minute.',
  },
  unavailableTitle: { id: 'webhooks.form.unavailableTitle', defaultMessage: 'This webhook cannot be edited here' },
  unavailableText: {
    id: 'webhooks.form.unavailableText',
    defaultMessage:
      'There is no such webhook, or you are not its owner. Only the owner of a webhook can change it; admins can pause and delete it.',
  },
  toList: { id: 'webhooks.form.toList', defaultMessage: 'Go to the webhooks' },
  loadFailed: { id: 'webhooks.form.loadFailed', defaultMessage: 'The webhook could not be loaded' },
});

/** The limits that texts of the form name. */
export const FORM_LIMITS = {
  nameMax: WEBHOOK_NAME_MAX,
  urlMax: WEBHOOK_URL_MAX,
  tokenMin: WEBHOOK_TOKEN_MIN,
  tokenMax: WEBHOOK_TOKEN_MAX,
  webhooksMax: WEBHOOKS_MAX,
};

type Limits = typeof FORM_LIMITS;

export const webhookLimitPhrases = defineMessages<{
  nameTooLong: Limits;
  urlTooLong: Limits;
  tokenTooShort: Limits;
  tokenTooLong: Limits;
  tooMany: Limits;
}>({
  nameTooLong: {
    id: 'webhooks.form.nameTooLong',
    defaultMessage: 'The name may have {nameMax, number} characters at most.',
  },
  urlTooLong: {
    id: 'webhooks.form.urlTooLong',
    defaultMessage: 'The address may have {urlMax, number} characters at most.',
  },
  tokenTooShort: {
    id: 'webhooks.form.tokenTooShort',
    defaultMessage: 'The token needs {tokenMin, number} characters at least.',
  },
  tokenTooLong: {
    id: 'webhooks.form.tokenTooLong',
    defaultMessage: 'The token may have {tokenMax, number} characters at most.',
  },
  tooMany: {
    id: 'webhooks.form.tooMany',
    defaultMessage:
      'Your team has {webhooksMax, number} webhooks, as many as it can have. Delete one to make room for another.',
  },
});

export const webhookFormPhrases = defineMessages<{
  createdText: { name: string };
  createdIncoming: { name: string };
  savedText: { name: string };
  uploadedShare: { percent: number };
}>({
  createdText: { id: 'webhooks.form.createdText', defaultMessage: '“{name}” is told of what is written from now on.' },
  createdIncoming: {
    id: 'webhooks.form.createdIncoming',
    defaultMessage: '“{name}” is ready. What is posted to this address appears in the chat:',
  },
  savedText: { id: 'webhooks.form.savedText', defaultMessage: 'Your changes of “{name}” are saved.' },
  uploadedShare: { id: 'webhooks.form.uploadedShare', defaultMessage: '{percent, number, ::percent} uploaded' },
});
