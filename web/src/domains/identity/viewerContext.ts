import { createContext, use } from 'react';
import type { StartUpQuery } from '../../generated/team/startUp.ts';
import { fullName } from '../../lib/intl/personName.ts';

/** The signed-in person with their team, as the start-up loads them and mutations keep them. */
export type CurrentViewer = StartUpQuery['viewer'];

const ViewerContext = createContext<CurrentViewer | null>(null);

export const ViewerProvider = ViewerContext.Provider;

/** The signed-in person. Only inside the console: outside of it nobody is signed in. */
export const useViewer = (): CurrentViewer => {
  const viewer = use(ViewerContext);
  if (!viewer) throw new Error('useViewer needs a signed-in person');
  return viewer;
};

/** What the signed-in person is called; their address where they have no name. */
export const viewerName = ({ name, email }: Pick<CurrentViewer, 'name' | 'email'>): string => fullName(name) || email;
