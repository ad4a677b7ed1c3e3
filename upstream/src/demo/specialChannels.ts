import type { ChannelRow } from '../domains/channel/repository.ts';

/** A channel of a demo team that is more than a name. */
export type SpecialChannel = {
  name: string;
  description: string;
  /** Whether only moderators write in it, and see to it. */
  isAnnouncement?: boolean;
  isAutoJoin?: boolean;
  /** Whether only those see it who are in it. */
  isPrivate?: boolean;
  /** How many days ago it was archived; it is in use without. */
  archivedDays?: number;
  canLeave?: ChannelRow['canLeave'];
  canMute?: ChannelRow['canMute'];
  /** The user group whose members are put into it. */
  userGroup?: string;
  /** Whether somebody who is no guest is in it, by their place; whom a user group puts into it is in it anyway. */
  holds: (place: number) => boolean;
  /** The places of those who moderate it. */
  moderators: readonly number[];
};

const everybody = () => true;

/** The places of the two admins of the main demo, and of a member. */
const [FIRST_ADMIN, SECOND_ADMIN, MEMBER] = [0, 3, 20];

const orbit: readonly SpecialChannel[] = [
  {
    ...{ name: 'company-news', description: 'News of the whole company, from those who know.', isAnnouncement: true },
    ...{ holds: everybody, moderators: [FIRST_ADMIN, SECOND_ADMIN] },
  },
  {
    ...{ name: 'release-notes', description: 'What has changed in the product, week by week.', isAnnouncement: true },
    ...{ holds: (place) => place % 2 === 0, moderators: [SECOND_ADMIN, MEMBER] },
  },
  {
    ...{ name: 'Праздники и отпуска', description: 'Holidays of all offices.', isAnnouncement: true },
    ...{ holds: (place) => place % 3 === 0, moderators: [FIRST_ADMIN] },
  },
  {
    ...{ name: 'engineering-all', description: 'For everybody who builds the product.', isAutoJoin: true },
    ...{ userGroup: 'Engineering', holds: () => false, moderators: [SECOND_ADMIN] },
  },
  {
    ...{ name: 'safety', description: 'What to do when the alarm rings.', isAutoJoin: true },
    ...{ canLeave: 'none', canMute: 'none', holds: everybody, moderators: [FIRST_ADMIN] },
  },
];

/** What is left of the time when the team had PRO. */
const seedling: readonly SpecialChannel[] = [
  {
    ...{ name: 'team-news', description: 'News of the team.', isAnnouncement: true },
    ...{ holds: everybody, moderators: [FIRST_ADMIN] },
  },
];

/** More than a team of its kind may have: they were there before that. */
const softwall: readonly SpecialChannel[] = [
  { name: 'front-desk', description: 'Who is at the door, and who expects whom.' },
  { name: 'warehouse', description: 'What has come, and what goes out.' },
  { name: 'suppliers', description: 'Offers, orders and deliveries.' },
  { name: 'marketing', description: 'Campaigns and what comes of them.' },
  { name: 'events', description: 'Fairs, visits and open days.' },
  { name: 'customer-care', description: 'What customers ask and how they are helped.' },
  { name: 'it-help', description: 'Screens, passwords and printers.' },
  { name: 'ideas', description: 'What might be done better.' },
  { name: 'lunch', description: 'Where to eat today.' },
  { name: 'management', description: 'Plans and figures.', isPrivate: true },
].map((spec, nth) => ({ ...spec, holds: (place: number) => place % 4 === nth % 4, moderators: [FIRST_ADMIN] }));

const summit: readonly SpecialChannel[] = [
  {
    ...{ name: 'move-to-zurich', description: 'Boxes, keys and who sits where.', isPrivate: true, archivedDays: 40 },
    ...{ holds: (place) => place % 5 === 0, moderators: [FIRST_ADMIN] },
  },
];

/** An address that came from another product, with signs that addresses of pages are made of. */
export const ODD_ADDRESS = 'board/updates#4%20?+x';

export const specialChannels: Readonly<Record<string, readonly SpecialChannel[]>> = {
  'orbit.example': orbit,
  'seedling.example': seedling,
  'softwall.example': softwall,
  'summit.example': summit,
};
