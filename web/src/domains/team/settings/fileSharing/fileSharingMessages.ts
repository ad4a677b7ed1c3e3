import { defineMessages } from 'react-intl';
import type { Mode } from './sharing.ts';

/** The panel about who may share files. */
export const sharingTexts = defineMessages({
  label: { id: 'settings.fileSharing.label', defaultMessage: 'Who may share files' },
  intro: {
    id: 'settings.fileSharing.intro',
    defaultMessage:
      'Decides who can share files in the chat. It holds for everybody from the moment you save, admins and guests included. Files that were shared before stay.',
  },
  loadFailed: { id: 'settings.fileSharing.loadFailed', defaultMessage: 'Who may share files could not be loaded' },
  saveFailed: {
    id: 'settings.fileSharing.saveFailed',
    defaultMessage: 'Who may share files could not be saved. Try again.',
  },
  paywall: {
    id: 'settings.fileSharing.paywall',
    defaultMessage: 'With PRO you decide who may share files, and whether they may on phones and tablets.',
  },
  needsPlan: {
    id: 'settings.fileSharing.needsPlan',
    defaultMessage: 'Letting fewer people share files needs PRO.',
  },
  nobody: {
    id: 'settings.fileSharing.nobody',
    defaultMessage: 'Choose at least one active person. Deactivated people do not count.',
  },
  gone: {
    id: 'settings.fileSharing.gone',
    defaultMessage: 'Somebody you chose is not active in the team any more. Remove them, and save again.',
  },
  pickerTitle: { id: 'settings.fileSharing.pickerTitle', defaultMessage: 'Who may share files' },
  pickerText: {
    id: 'settings.fileSharing.pickerText',
    defaultMessage: 'Only those you choose here may share files, admins and guests too. It holds once you save.',
  },
  mobile: { id: 'settings.fileSharing.mobile', defaultMessage: 'Phones and tablets' },
  mobileOn: {
    id: 'settings.fileSharing.mobileOn',
    defaultMessage: 'Whoever may share files may do so on phones and tablets, too.',
  },
  mobileOff: {
    id: 'settings.fileSharing.mobileOff',
    defaultMessage: 'Nobody can share files on phones and tablets.',
  },
  mobileLocked: {
    id: 'settings.fileSharing.mobileLocked',
    defaultMessage: 'Turning this off needs PRO.',
  },
});

export const sharingPhrases = defineMessages<{ tooMany: { most: number } }>({
  tooMany: {
    id: 'settings.fileSharing.tooMany',
    defaultMessage: 'No more than {most, number} people can be chosen. Remove some, and save again.',
  },
});

export const modeNames = defineMessages({
  ALL: { id: 'settings.fileSharing.all', defaultMessage: 'Everybody' },
  CUSTOM: { id: 'settings.fileSharing.custom', defaultMessage: 'Only people you choose' },
  NONE: { id: 'settings.fileSharing.none', defaultMessage: 'Nobody' },
}) satisfies Record<Mode, unknown>;

export const modeHints = defineMessages({
  ALL: { id: 'settings.fileSharing.allHint', defaultMessage: 'Members, admins and guests can share files.' },
  CUSTOM: {
    id: 'settings.fileSharing.customHint',
    defaultMessage: 'Nobody else can, not even admins.',
  },
  NONE: { id: 'settings.fileSharing.noneHint', defaultMessage: 'No files can be shared in the whole team.' },
}) satisfies Record<Mode, unknown>;
