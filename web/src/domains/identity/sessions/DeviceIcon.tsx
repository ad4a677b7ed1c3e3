import { BrowserIcon, LaptopIcon, PhoneIcon, TabletIcon } from '../../../ui/deviceIcons.tsx';
import type { OwnSession } from './deviceWords.ts';

/** The picture of a device. */
export function DeviceIcon({ deviceType, deviceName }: Pick<OwnSession, 'deviceType' | 'deviceName'>) {
  if (deviceType === 'BROWSER') return <BrowserIcon />;
  if (deviceType === 'MOBILE') return deviceName?.startsWith('iPad') ? <TabletIcon /> : <PhoneIcon />;
  return <LaptopIcon />;
}
