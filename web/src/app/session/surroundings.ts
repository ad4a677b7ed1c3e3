import { useMemo } from 'react';
import type { PageConfig } from '../../lib/config/pageConfig.ts';
import { isMobileDevice } from '../../lib/viewport/device.ts';
import { viewportOf } from '../../lib/viewport/breakpoints.ts';
import { useViewport } from '../../lib/viewport/useViewport.ts';
import type { Surroundings } from '../routes/visitor.ts';

/** What the guards know of the browser and the installation, at this moment. */
export const surroundingsOf = ({ environment, ssoHosts }: PageConfig): Surroundings => ({
  environment,
  ssoHosts,
  isNarrow: viewportOf(window.innerWidth).isNarrow,
  isMobileDevice: isMobileDevice(navigator),
  hostname: window.location.hostname,
  search: window.location.search,
});

/** The same, followed as the window changes. */
export const useSurroundings = (config: PageConfig): Surroundings => {
  const { isNarrow } = useViewport();
  return useMemo(() => ({ ...surroundingsOf(config), isNarrow }), [config, isNarrow]);
};
