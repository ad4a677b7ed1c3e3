import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileStore } from '../lib/files.ts';
import { shortName } from './people.ts';

/** A picture of 64 by 64 pixels, in two colors. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAZklEQVR42u3ZsQkAIAwEwMzhYM7pYFaWVs6QgCB48PWTK5/EXDuV1kcqt/sDAAAAAAAAAAAAAKAMeO2gbD8AAAAAAAAAAAAAQB1gkQEAAAAAAAAAAAD4D1hkAAAAAAAAAAAAAN8BDvQRwdIz479MAAAAAElFTkSuQmCC',
  'base64',
);

const fileOf = (title: string, kind: 'image' | 'file', content: Buffer, ending: string) => ({
  ...{ title, kind, content },
  /** The name that it has in the store, in a team's demo. */
  nameIn: (teamId: string) => `shared/${createHash('md5').update(`${teamId}\n${title}`).digest('hex')}.${ending}`,
});

/** What people of the demo have shared. */
export const demoFiles = {
  picture: fileOf('Team photo.png', 'image', PICTURE, 'png'),
  notes: fileOf('Notes of the meeting.txt', 'file', Buffer.from('1. Budget\n2. Move to the new office\n'), 'bin'),
  hostile: fileOf(
    '../../\u202Egnp.invoice<b>.html',
    'file',
    Buffer.from('<script>document.title = "owned"</script>'),
    'bin',
  ),
} as const;

/** The demo teams whose people have shared them. */
export const SHARING_DOMAINS: readonly string[] = ['summit.example'];

/** Puts what people of these teams have shared into the store. */
export async function keepSharedFiles(files: FileStore, teams: readonly { domain: string }[]): Promise<void> {
  for (const { domain } of teams.filter((team) => SHARING_DOMAINS.includes(team.domain))) {
    for (const { nameIn, content } of Object.values(demoFiles)) {
      await files.put(nameIn(`team-${shortName(domain)}`), Readable.from([content]));
    }
  }
}
