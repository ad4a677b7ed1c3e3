import { createContext, type ReactNode } from 'react';

/** Where whoever looks finds out more about a failure: it stands below each of them, and the frame around the pages says it. */
export const ErrorHelp = createContext<ReactNode>(null);
