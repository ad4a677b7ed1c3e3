import { useState } from 'react';

/** A new idempotency key: 128 random bits. `crypto.randomUUID` is missing where the console is served over http. */
export const newActionKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Gives the idempotency key of what a person is doing: the same input gets the same key until the action is settled,
 * so that pressing the button again after a lost answer acts once. Another input, or a new action, gets a new key.
 */
export class ActionKeys {
  #input: string | null = null;
  #key = '';

  keyFor(input: object): string {
    const text = JSON.stringify(input);
    if (text !== this.#input) {
      this.#input = text;
      this.#key = newActionKey();
    }
    return this.#key;
  }

  /** The outcome of what was sent under a key is known: the next press of the button is a new action. */
  settle(key: string): void {
    // Something else may have been begun meanwhile, whose answer can still be lost.
    if (key === this.#key) this.#input = null;
  }
}

/** One `ActionKeys` for the life of a component. */
export const useActionKeys = (): ActionKeys => useState(() => new ActionKeys())[0];

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
