import React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Keeps React from noting where each element is made, which takes a fifth of the time of these tests: its development build
 * makes an error for each of ten thousand elements a second, and believes here that it has. A React that counts them by
 * another name notes them again, and nothing else changes.
 */
export function leaveOutOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS);
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set() {
      // It stays as high as it is.
    },
  });
}
