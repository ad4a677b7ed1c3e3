import { domainNameFormat } from '@muster/schema/formats/domainName';

/** Who comes into the team: whoever asks, those of some domains, or those who are invited. */
export type Way = 'open' | 'domains' | 'invited';
export const WAYS: readonly Way[] = ['open', 'domains', 'invited'];

/** What the services keep. */
export interface SignUpState {
  readonly isOpen: boolean;
  readonly joinDomains: readonly string[];
  readonly isExternalContactBlocked: boolean;
}

/** The form: what does not belong to the chosen way is kept while another one is looked at. */
export interface SignUpValues {
  readonly way: Way;
  readonly domains: readonly string[];
  /** Whether people of other domains may ask, where some domains are approved. */
  readonly mayOthersAsk: boolean;
  readonly isBlocked: boolean;
}

const wayOf = ({ isOpen, joinDomains }: SignUpState): Way => {
  if (joinDomains.length > 0) return 'domains';
  return isOpen ? 'open' : 'invited';
};

/** The form over what is kept. */
export const valuesOf = (state: SignUpState): SignUpValues => ({
  way: wayOf(state),
  domains: state.joinDomains,
  mayOthersAsk: state.isOpen && state.joinDomains.length > 0,
  isBlocked: state.isExternalContactBlocked,
});

/** What a form asks to be kept. */
const stateOf = ({ way, domains, mayOthersAsk, isBlocked }: SignUpValues): SignUpState => ({
  isOpen: way === 'open' || (way === 'domains' && mayOthersAsk),
  joinDomains: way === 'domains' ? domains : [],
  isExternalContactBlocked: isBlocked,
});

const without = (ones: readonly string[], others: readonly string[]) => {
  const left = new Set(others);
  return ones.filter((one) => !left.has(one));
};

/** What a save sends: only what differs from what is kept. */
export function changesOf(draft: SignUpValues, saved: SignUpValues) {
  const [next, before] = [stateOf(draft), stateOf(saved)];
  const addDomains = without(next.joinDomains, before.joinDomains);
  const removeDomains = without(before.joinDomains, next.joinDomains);
  const { isOpen, isExternalContactBlocked } = next;
  return {
    ...(isOpen === before.isOpen ? {} : { isOpen }),
    ...(addDomains.length > 0 && { addDomains }),
    ...(removeDomains.length > 0 && { removeDomains }),
    ...(isExternalContactBlocked === before.isExternalContactBlocked ? {} : { isExternalContactBlocked }),
  };
}

export type SignUpChanges = ReturnType<typeof changesOf>;

/** Whether two forms look the same and ask for the same, in whatever order their domains stand. */
export const isSameSignUp = (one: SignUpValues, other: SignUpValues): boolean =>
  one.way === other.way && Object.keys(changesOf(one, other)).length === 0;

/** Whether a form may be saved: whoever chooses domains names some. */
export const isComplete = ({ way, domains }: SignUpValues): boolean => way !== 'domains' || domains.length > 0;

/** The domains that a save would add: those the plan counts. */
export const addedDomains = (draft: SignUpValues, saved: SignUpValues): readonly string[] =>
  changesOf(draft, saved).addDomains ?? [];

/** A domain as it is kept, from what somebody types; null for what is none. */
export const domainFrom = (text: string): string | null => domainNameFormat.safeParse(text).data ?? null;
