import type { PageConfig } from '../../lib/config/pageConfig.ts';
import { readHash } from '../../lib/urlState/hashLocation.ts';
import { isMobileDevice } from '../../lib/viewport/device.ts';
import type { Surroundings } from '../routes/visitor.ts';

/** What the guards know of the browser and the installation. */
export const surroundingsOf = ({ environment, ssoHosts, absentServices }: PageConfig): Surroundings => ({
  environment,
  ssoHosts,
  absentServices,
  isMobileDevice: isMobileDevice(navigator),
  hostname: window.location.hostname,
  search: window.location.search,
  startQuery: readHash(window.location.hash).query.toString(),
});
