import { firstWordOf } from '@muster/schema/formats/channelTemplate';
import { isCsvName } from '@muster/schema/formats/csvFile';
import { HOUR_MS } from '../../../lib/durations.ts';

/** The header of every template, in the order of its cells. */
export const COLUMNS = [
  'channel_name',
  'channel_description',
  'channel_type',
  'channel_admin_emails',
  'member_emails',
  'who_can_add_remove_users',
  'who_can_view_member_list',
] as const;
export type Column = (typeof COLUMNS)[number];

/** A template creates channels, or changes those that are there. */
export const TEMPLATES = [
  { id: 'create', name: 'Create channels', fileName: 'create_channels.csv' },
  { id: 'update', name: 'Change channels', fileName: 'update_channels.csv' },
] as const;
export type Template = (typeof TEMPLATES)[number];
export type TemplateId = Template['id'];

/** The template of an id. */
export const templateOf = (templateId: string): Template | undefined => TEMPLATES.find(({ id }) => id === templateId);

/** What a file of a template does. */
export const actOf = (templateId: string): 'createChannels' | 'updateChannels' =>
  templateId === 'create' ? 'createChannels' : 'updateChannels';

/** The template that a file fills by its name: its first word is the template's id, and it is a CSV file. */
export const templateNamed = (fileName: string): Template | undefined =>
  isCsvName(fileName) ? templateOf(firstWordOf(fileName)) : undefined;

/** How long what was sent to the address of an upload is kept, and may be handed over. */
export const UPLOAD_KEPT_MS = 24 * HOUR_MS;

/** How many rows, and how many people named in them, one step works off: few enough that others do not wait for long. */
export const STEP_ROWS = 50;
export const STEP_PEOPLE = 2_000;

/** Who of a channel may do something, in the words of a template. */
const CHOICES = { moderator: 'channel admins', member: 'any member' } as const;
const TYPES = { closed: 'private', open: 'public' } as const;

type Choice = keyof typeof CHOICES;
type ChannelType = keyof typeof TYPES;
const isKeyOf = <T extends object>(words: T, key: string): key is keyof T & string => Object.hasOwn(words, key);
const keyIn = <T extends Record<string, string>>(words: T, cell: string): (keyof T & string) | undefined => {
  const word = cell.trim().toLowerCase();
  return Object.keys(words).find((key): key is keyof T & string => isKeyOf(words, key) && words[key] === word);
};

/** What a cell says, or undefined where it is none of the words. */
export const readType = (cell: string): ChannelType | undefined => keyIn(TYPES, cell);
export const readChoice = (cell: string): Choice | undefined => keyIn(CHOICES, cell);

/** The same the other way; a privilege that nobody has is not a template's to say. */
export const wordOfType = (type: ChannelType): string => TYPES[type];
export const wordOfPrivilege = (privilege: string): string => (isKeyOf(CHOICES, privilege) ? CHOICES[privilege] : '');

/** The addresses of a cell, in lower case and each once. */
export const addressesIn = (cell: string): string[] => [
  ...new Set(
    cell
      .split(':')
      .map((address) => address.trim().toLowerCase())
      .filter((address) => address !== ''),
  ),
];
