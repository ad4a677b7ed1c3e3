import * as z from 'zod';

// What is read of an export; members that are not named are passed over. What is of no weight may be of any form.

const id = z.string().min(1).max(100);
const text = z.string().nullish().catch(null);
const flag = z.boolean().nullish().catch(null);
const ids = z.array(id).nullish().catch(null);

export const userShape = z.object({
  id,
  name: text,
  real_name: text,
  deleted: flag,
  is_bot: flag,
  is_workflow_bot: flag,
  is_restricted: flag,
  is_ultra_restricted: flag,
  profile: z
    .object({ first_name: text, last_name: text, real_name: text, display_name: text, email: text })
    .nullish()
    .catch(null),
});

const remark = z.object({ value: text }).nullish().catch(null);

export const channelShape = z.object({
  id,
  // Kept until the end of the reading, as are the names of all: no folder is called by a longer one.
  name: z.string().min(1).max(1_000),
  creator: text,
  members: ids,
  topic: remark,
  purpose: remark,
});

export const conversationShape = z.object({ id, name: text });

export const messageShape = z.object({
  type: z.string(),
  subtype: text,
  hidden: flag,
  ts: z.string().regex(/^\d{1,10}(?:\.\d{1,6})?$/),
  text,
  user: text,
  username: text,
  user_profile: z.object({ real_name: text, display_name: text, name: text }).nullish().catch(null),
  bot_profile: z.object({ name: text }).nullish().catch(null),
  files: z
    .array(z.object({ name: text, title: text }))
    .nullish()
    .catch(null),
  attachments: z
    .array(z.object({ fallback: text, pretext: text, title: text, text }))
    .nullish()
    .catch(null),
});

export type SlackUser = z.infer<typeof userShape>;
export type SlackChannel = z.infer<typeof channelShape>;
export type SlackMessage = z.infer<typeof messageShape>;
