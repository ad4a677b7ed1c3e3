import { defineMessages } from 'react-intl';

/** The panel about the file storage. */
export const storageTexts = defineMessages({
  intro: {
    id: 'settings.fileStorage.intro',
    defaultMessage:
      'All files that your people share count into one storage for the whole team. Once it is full, nobody can share files; those that are there stay.',
  },
  loadFailed: { id: 'settings.fileStorage.loadFailed', defaultMessage: 'The file storage could not be loaded' },
  name: { id: 'settings.fileStorage.name', defaultMessage: 'Storage used' },
  nearlyFull: {
    id: 'settings.fileStorage.nearlyFull',
    defaultMessage: 'The storage is nearly full. Once nothing is left, nobody can share files.',
  },
  full: {
    id: 'settings.fileStorage.full',
    defaultMessage: 'The storage is full: nobody can share files at the moment.',
  },
});

export const storagePhrases = defineMessages<{
  used: { used: string; limit: string };
  available: { size: string };
  share: { share: number };
  pro: { size: string };
  paywall: { size: string };
}>({
  used: { id: 'settings.fileStorage.used', defaultMessage: '{used} of {limit} used' },
  available: { id: 'settings.fileStorage.available', defaultMessage: '{size} available' },
  share: { id: 'settings.fileStorage.share', defaultMessage: '{share, number, percent}' },
  pro: {
    id: 'settings.fileStorage.pro',
    defaultMessage: 'Your plan gives you {size} for each person with a license. Whoever gets one adds to the storage.',
  },
  paywall: { id: 'settings.fileStorage.paywall', defaultMessage: 'With PRO you get {size} for each paid member.' },
});
