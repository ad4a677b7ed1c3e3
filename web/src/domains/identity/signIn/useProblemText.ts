import { useIntl } from 'react-intl';
import { signInErrors, signInPhrases } from './messages.ts';
import type { SignInProblem } from './signInProblem.ts';

/** Puts a problem into words. */
export const useProblemText = () => {
  const { formatMessage } = useIntl();
  return (problem: SignInProblem): string => {
    switch (problem.kind) {
      case 'freeDomain':
        return formatMessage(signInPhrases.freeDomain, { domain: problem.domain });
      case 'notEnabled':
        return formatMessage(signInPhrases.notEnabled, { domain: problem.domain });
      case 'tooMany':
        return formatMessage(signInPhrases.tooMany, { seconds: problem.seconds });
      case 'serverError':
        return formatMessage(signInPhrases.serverError, { status: problem.status });
      default:
        return formatMessage(signInErrors[problem.kind]);
    }
  };
};
