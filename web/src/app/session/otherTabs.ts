/** What one tab tells the others: somebody signed in, their session ended, or they ended it themselves. */
export type Announcement = 'signedIn' | 'signedOut' | 'left';

const ANNOUNCEMENTS: readonly unknown[] = ['signedIn', 'signedOut', 'left'] satisfies readonly Announcement[];

const CHANNEL = 'muster.session';

const isAnnouncement = (value: unknown): value is Announcement => ANNOUNCEMENTS.includes(value);

// One channel for both ways: a tab does not hear itself on it.
const channel = new BroadcastChannel(CHANNEL);

/** Tells the other tabs of this browser. */
export const announce = (what: Announcement): void => channel.postMessage(what);

/** Listens to the other tabs; answers the way to stop. */
export const onAnnouncement = (listener: (what: Announcement) => void): (() => void) => {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (isAnnouncement(data)) listener(data);
  };
  channel.addEventListener('message', onMessage);
  return () => channel.removeEventListener('message', onMessage);
};
