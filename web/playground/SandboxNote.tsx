import { useEffect, useState } from 'react';
import { type Outcome, type Whereabouts, resetSandbox, whereabouts } from './sandbox.ts';

const told: Readonly<Record<Outcome, string>> = {
  done: 'The sandbox is as it was at its beginning.',
  refused: 'Your team is not the sandbox.',
  failed: 'The sandbox could not be put back. Try again.',
};

/** Where the examples that change something belong, and the way back to the beginning for whoever is there. */
export function SandboxNote() {
  const [where, setWhere] = useState<Whereabouts>('unknown');
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    let isShown = true;
    void whereabouts().then((found) => isShown && setWhere(found));
    return () => {
      isShown = false;
    };
  }, []);
  const putBack = async () => {
    if (isBusy) return;
    setBusy(true);
    setOutcome(null);
    setOutcome(await resetSandbox());
    setBusy(false);
  };
  return (
    <div className="examples-note">
      {where === 'sandbox' ? (
        <>
          <p>You are in the sandbox: change whatever you like. Putting it back touches no other team.</p>
          <button type="button" className="graphiql-button" aria-busy={isBusy} onClick={() => void putBack()}>
            Put the sandbox back
          </button>
        </>
      ) : (
        <p>
          What changes something is written for the sandbox, the team for trying things out: sign in to the console as{' '}
          <code>admin@sandbox.example</code>, or whatever its address is in your installation. In another team the ids
          of these examples stand for nothing, but what they do is real.
        </p>
      )}
      <p role="status">{outcome && told[outcome]}</p>
    </div>
  );
}
