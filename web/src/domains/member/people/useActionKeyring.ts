import { useState } from 'react';
import { newActionKey } from '../../../lib/graphql/actionKey.ts';

/**
 * Idempotency keys of several actions that may run beside each other, by a name for each: the same name gets the same
 * key until its action is settled, so that pressing again after a lost answer acts once.
 */
export const useActionKeyring = () => {
  const [keys] = useState(() => new Map<string, string>());
  return {
    keyFor: (action: string) => {
      const key = keys.get(action) ?? newActionKey();
      keys.set(action, key);
      return key;
    },
    /** The outcome is known. */
    settle: (action: string) => void keys.delete(action),
  };
};
