-- expands: nobody writes beside moderators until they are named
ALTER TABLE "channel_member" ADD COLUMN "may_post" boolean DEFAULT false NOT NULL;