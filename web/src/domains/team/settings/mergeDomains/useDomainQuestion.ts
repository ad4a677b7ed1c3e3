import { useDialogAbout } from '../../../../lib/urlState/useDialogAbout.ts';
import type { Question } from './DomainQuestion.tsx';
import type { Roster } from './domainRequests.ts';

/** What is asked, by its word in the address. */
const ABOUT = {
  approve: 'approve',
  'take-back': 'takeBack',
  end: 'end',
} as const satisfies Record<string, Question['about']>;

type Word = keyof typeof ABOUT;

const WORDS: readonly Word[] = ['approve', 'take-back', 'end'];

/** Whether the lists have an entry that the question can be asked about. */
export function isAskable({ about, domain }: Question, { sent, received }: Roster): boolean {
  const has = (entries: Roster['sent'], wanted: string) =>
    entries.some((entry) => entry.domain === domain && entry.status === wanted);
  if (about === 'approve') return has(received, 'REQUESTED');
  return about === 'takeBack' ? has(sent, 'REQUESTED') : has(sent, 'APPROVED') || has(received, 'APPROVED');
}

/** The question about a domain, which lives in the address: `dialog` and `domain`. Both leave it with the entry. */
export function useDomainQuestion(roster: Roster) {
  const { dialog, open, close } = useDialogAbout('domain', WORDS, (word, domain): Question | null => {
    const question = { about: ABOUT[word], domain };
    return isAskable(question, roster) ? question : null;
  });
  const ask = ({ about, domain }: Question) => {
    const word = WORDS.find((one) => ABOUT[one] === about);
    if (word) open(word, domain);
  };
  return { question: dialog && dialog.subject, ask, close };
}
