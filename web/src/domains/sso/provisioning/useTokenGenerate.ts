import { useState } from 'react';
import { ProvisioningTokenGenerateDocument } from '../../../generated/sso/provisioning/provisioningTokenGenerate.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { saveOutcomeOf, type SaveProblem } from '../../../lib/form/saveOutcome.ts';

/**
 * Makes a token in the place of the one that was seen. Where that is not the one that there is, or no answer comes, it is
 * read how it stands: `readAgain`.
 */
export function useTokenGenerate(readAgain: () => Promise<boolean>, onSecret: (secret: string) => void) {
  const make = useKeyedMutation(ProvisioningTokenGenerateDocument, (data) => data.provisioningTokenGenerate);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const generate = async (replaces: string | null): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    const { payload, failure } = await make({ replaces });
    const outcome = saveOutcomeOf(payload?.userErrors ?? null, failure);
    if (outcome.kind !== 'saved') {
      await readAgain();
      setProblem(outcome);
    }
    setBusy(false);
    if (payload?.secret) onSecret(payload.secret);
    return outcome.kind === 'saved';
  };
  return { isBusy, problem, generate };
}
