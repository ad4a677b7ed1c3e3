import { createContext, use } from 'react';
import type { PageConfig } from '../../lib/config/pageConfig.ts';
import type { SignedInVisitor } from '../routes/visitor.ts';

/** What the shell's parts share: the viewer as the guards see them, and the installation's settings. */
export type Console = { readonly visitor: SignedInVisitor; readonly config: PageConfig };

const ConsoleContext = createContext<Console | null>(null);

export const ConsoleProvider = ConsoleContext.Provider;

export const useConsole = (): Console => {
  const value = use(ConsoleContext);
  if (!value) throw new Error('useConsole needs the console around it');
  return value;
};
