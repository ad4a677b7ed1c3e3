import { parse } from 'bowser';

/** What a session is on, as its agent's text tells it. */
export type Device = {
  deviceType: 'browser' | 'mobile' | 'desktop';
  os: string | null;
  /** Null where it is not known: browsers that keep it to themselves tell all the same number. */
  osVersion: string | null;
  /** The maker's identifier (`iPhone15,2`) or name of the model. */
  model: string | null;
  /** Null for apps and programs. */
  browserName: 'chrome' | 'firefox' | 'edge' | 'safari' | 'other' | null;
  /** What tells of a session where there is no operating system: the app's, or the program's name. */
  platform: string | null;
  /** Whether it is neither a browser nor an app of the product: an integrator's, which no limit of devices concerns. */
  isProgram: boolean;
};

/** Tells the device by the agent's text. Takes any text; what it does not know is a program. */
export function deviceOf(userAgent: string | null): Device {
  const agent = (userAgent ?? '').trim().slice(0, 300);
  return appOf(agent) ?? browserOf(agent) ?? programOf(agent);
}

const APP = /^MusterChat\/[\d.]{1,20} \(([^()]{1,120})\)/;
const SYSTEM = /^([A-Za-z]{2,20}) ?([\d.]{1,20})?$/;
const MOBILE = new Set(['iOS', 'iPadOS', 'watchOS', 'Android']);

/** The product's own apps: `MusterChat/5.2.1 (iPhone15,2; iOS 18.1)`, and without a model `MusterChat/5.2.1 (Windows 11)`. */
function appOf(agent: string): Device | null {
  const inside = APP.exec(agent)?.[1]
    ?.split(';')
    .map((part) => part.trim());
  if (!inside) return null;
  const [, os = null, osVersion = null] = SYSTEM.exec(inside.at(-1) ?? '') ?? [];
  return {
    deviceType: os !== null && MOBILE.has(os) ? 'mobile' : 'desktop',
    ...{ os, osVersion, browserName: null, platform: 'MusterChat', isProgram: false },
    model: inside.length > 1 ? inside[0] || null : null,
  };
}

const browserNames = new Map<string, Device['browserName']>([
  ['Chrome', 'chrome'],
  ['Firefox', 'firefox'],
  ['Microsoft Edge', 'edge'],
  ['Safari', 'safari'],
]);

function browserOf(agent: string): Device | null {
  if (!/^(?:Mozilla|Opera)\//.test(agent)) return null;
  const { browser, os, platform } = parse(agent);
  if (platform.type === 'bot') return programOf(browser.name ?? '');
  return {
    deviceType: 'browser',
    os: os.name || null,
    osVersion: versionOf(os.name, os.version),
    model: platform.model || null,
    browserName: browserNames.get(browser.name ?? '') ?? 'other',
    platform: null,
    isProgram: false,
  };
}

/** Windows by its public number, the others by their own. What every browser says, whatever the system, says nothing. */
function versionOf(os: string | undefined, version: string | undefined): string | null {
  if (os === 'Windows') return publicWindows.get((version ?? '').replace('NT ', '')) ?? null;
  if (os === 'macOS' && version?.startsWith('10.15')) return null;
  if (os === 'Android' && version === '10') return null;
  return version || null;
}

const publicWindows = new Map([
  ['6.0', 'Vista'],
  ['6.1', '7'],
  ['6.2', '8'],
  ['6.3', '8.1'],
]);

function programOf(agent: string): Device {
  const [name = null] = /^[A-Za-z][A-Za-z0-9_.-]{0,39}/.exec(agent) ?? [];
  return {
    ...{ deviceType: 'desktop', os: null, osVersion: null, model: null, browserName: null },
    platform: name,
    isProgram: true,
  };
}
