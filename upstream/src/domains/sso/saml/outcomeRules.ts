import type { Answer } from '../../../generated/contract.ts';

export type SamlOutcome = Answer<'sso', 'finishSaml'>;

/** Why nobody comes in by a response; what each means stands in the contract. */
export type SamlReason = NonNullable<SamlOutcome['reason']>;
