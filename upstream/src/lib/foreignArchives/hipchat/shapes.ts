import * as z from 'zod';

// What is read of an export; members that are not named are passed over. What is of no weight may be of any form. HipChat writes
// ids as numbers, Stride as texts, and somebody is an id here and an object there.

const id = z.union([z.int().nonnegative().transform(String), z.string().min(1).max(100)]);
const reference = z.union([id, z.object({ id }).transform((found) => found.id)]);
const references = z.array(reference).nullish().catch(null);
const text = z.string().nullish().catch(null);
const flag = z.boolean().nullish().catch(null);

/** Some lists have each thing in an object of one member that says what it is. */
const boxed = <T extends z.ZodType>(name: string, shape: T) =>
  z.preprocess(
    (value) => (typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : value),
    shape,
  );

export const userShape = boxed(
  'User',
  z.object({ id, name: text, mention_name: text, email: text, account_type: text, is_deleted: flag }),
);

export const roomShape = boxed(
  'Room',
  z.object({
    id,
    name: z.string().min(1),
    topic: text,
    privacy: text,
    owner: reference.nullish().catch(null),
    members: references,
    room_admins: references,
  }),
);

const attachment = z.object({ name: text, url: text }).nullish().catch(null);
/** `2018-01-30T08:15:00Z 123456`: the second, and the millionth parts of it. */
const timestamp = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d:?\d\d)?(?: \d{1,6})?$/);

const said = z.object({
  id: id.nullish().catch(null),
  timestamp,
  message: text,
  message_format: text,
  attachment,
  /** An object where a person writes, a name where an integration does. */
  sender: z
    .union([z.string(), z.object({ id: id.nullish().catch(null), name: text })])
    .nullish()
    .catch(null),
});

/** What happened in a room: somebody or something said something, or another thing that is passed over. */
export const eventShape = z.union([
  z.object({ UserMessage: said }).transform(({ UserMessage: message }) => ({ message })),
  z.object({ NotificationMessage: said }).transform(({ NotificationMessage: message }) => ({ message })),
  z
    .record(z.string(), z.unknown())
    .refine((value) => Object.keys(value).some((key) => PASSED_OVER.test(key)))
    .transform(() => ({ message: null })),
]);
const PASSED_OVER = /^(?!UserMessage$|NotificationMessage$)[A-Z][A-Za-z]{0,50}Message$/;

export type HipchatUser = z.infer<typeof userShape>;
export type HipchatRoom = z.infer<typeof roomShape>;
export type HipchatMessage = z.infer<typeof said>;
