import { useIntl } from 'react-intl';
import type { UserErrorCode } from '../../../generated/member/addresses/memberInvite.ts';
import type { Failure, FailureKind } from '../../../lib/graphql/failure.ts';
import { undoneBy } from '../../../lib/graphql/undone.ts';
import type { FormFailure } from '../../../ui/FormDialog.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { noGuestsTexts } from '../people/noGuestsMessages.ts';
import { inviteFailures } from './inviteMessages.ts';

const TEXTS: Partial<Record<FailureKind | UserErrorCode, (typeof inviteFailures)[keyof typeof inviteFailures]>> = {
  rateLimited: inviteFailures.rateLimited,
  LIMIT_REACHED: inviteFailures.rateLimited,
  forbidden: inviteFailures.notAllowed,
  NOT_ALLOWED: inviteFailures.notAllowed,
  TOO_MANY: inviteFailures.tooMany,
  NOT_FOUND: inviteFailures.notFound,
  PLAN_REQUIRED: inviteFailures.planRequired,
};

/** Says why nobody was added: the failure on the way, or the code of the refusal. */
export const useInviteFailure = (asGuests: boolean) => {
  const { formatMessage } = useIntl();
  // Admins alone come here, who may add guests unless nobody may: it was changed while they typed.
  const texts = asGuests ? { ...TEXTS, NOT_ALLOWED: noGuestsTexts.none } : TEXTS;
  const textOf = (reason: FailureKind | UserErrorCode | null) =>
    formatMessage((reason && texts[reason]) ?? uiMessages.errorText);
  return {
    ofFailure: (failure: Failure | null): FormFailure => ({
      text: textOf(failure?.kind ?? null),
      ...undoneBy({ payload: null, failure }),
    }),
    ofRefusal: (code: UserErrorCode): FormFailure => ({ text: textOf(code), requestId: null }),
  };
};
