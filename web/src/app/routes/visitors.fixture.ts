import type { Person, SignedInVisitor, Surroundings, Visitor } from './visitor.ts';

const SURROUNDINGS: Surroundings = {
  environment: 'prod',
  isMobileDevice: false,
  hostname: 'console.example',
  ssoHosts: ['staging-admin.example'],
  absentServices: [],
  search: '',
  startQuery: '',
};

const ADMIN: Person = {
  role: 'ADMIN',
  plan: 'PRO',
  isProPlan: true,
  features: { ipTracking: true, videoRecording: true, chatExport: true },
};

/** An admin of an ordinary PRO team at a desktop, in production, changed as given. */
export const signedIn = (changes: Partial<Person & Surroundings> = {}): SignedInVisitor => ({
  state: 'signedIn',
  ...SURROUNDINGS,
  ...ADMIN,
  ...changes,
});

/** Somebody without a session, or shut out by the team's network rule. */
export const outside = (state: 'anonymous' | 'ipRestricted'): Visitor => ({ state, ...SURROUNDINGS });
