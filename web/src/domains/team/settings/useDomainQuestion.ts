import { useDroppedState } from '../../../lib/urlState/useDialogWord.ts';
import { useUrlState } from '../../../lib/urlState/useUrlState.ts';
import type { Question } from './DomainQuestion.tsx';
import type { Roster } from './domainRequests.ts';

const WORDS: Readonly<Record<Question['about'], string>> = {
  approve: 'approve',
  takeBack: 'take-back',
  end: 'end',
};

const ABOUT: readonly Question['about'][] = ['approve', 'takeBack', 'end'];

const NAMES = ['dialog', 'domain'];

/** Whether the lists have an entry that the question can be asked about. */
export function isAskable({ about, domain }: Question, { sent, received }: Roster): boolean {
  const has = (entries: Roster['sent'], wanted: string) =>
    entries.some((entry) => entry.domain === domain && entry.status === wanted);
  if (about === 'approve') return has(received, 'REQUESTED');
  return about === 'takeBack' ? has(sent, 'REQUESTED') : has(sent, 'APPROVED') || has(received, 'APPROVED');
}

/** The question about a domain, which lives in the address: `dialog` and `domain`. Both leave it with the entry. */
export function useDomainQuestion(roster: Roster) {
  const [params, setParams] = useUrlState();
  const word = params.get('dialog');
  const about = ABOUT.find((one) => WORDS[one] === word);
  const asked = about && { about, domain: params.get('domain') ?? '' };
  const question = asked && isAskable(asked, roster) ? asked : null;
  useDroppedState(NAMES, asked !== undefined && question === null);
  return {
    question,
    ask: (next: Question) => setParams({ dialog: WORDS[next.about], domain: next.domain }),
    close: () => setParams({ dialog: null, domain: null }, { replace: true }),
  };
}
