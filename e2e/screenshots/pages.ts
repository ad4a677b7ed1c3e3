type Picture = {
  name: string;
  /** To whom it is shown; null for a visitor who is not signed in. */
  who: string | null;
  path: string;
  /** What it says once it is there. */
  ready: RegExp;
  /** The part of the page that says so, where that is not the main one: behind a dialog nothing can be reached. */
  role?: 'dialog';
};

/** Every page of the console, and the dialogs that have an address. */
export const pages: Picture[] = [
  { name: 'sign-in', who: null, path: '/#/login', ready: /./ },
  { name: 'overview-admin', who: 'admin@orbit.example', path: '/#/overview', ready: /orbit\.example/ },
  { name: 'overview-member', who: 'member@orbit.example', path: '/#/overview', ready: /orbit/i },
  { name: 'overview-guest', who: 'guest@orbit.example', path: '/#/overview', ready: /./ },
  { name: 'overview-overdue', who: 'admin@overdue.example', path: '/#/overview', ready: /overdue\.example/ },
  { name: 'overview-free', who: 'admin@seedling.example', path: '/#/overview', ready: /seedling\.example/ },
  {
    name: 'email-preferences',
    who: 'admin@orbit.example',
    path: '/#/email-preferences',
    ready: /Product news/,
  },
  { name: 'users', who: 'admin@orbit.example', path: '/#/manage/users', ready: /@/ },
  { name: 'users-search', who: 'admin@orbit.example', path: '/#/manage/users?search=an', ready: /@|nothing|no /i },
  { name: 'users-nothing-found', who: 'admin@orbit.example', path: '/#/manage/users?search=zzzz', ready: /zzzz/ },
  { name: 'users-large-team', who: 'admin@galaxy.example', path: '/#/manage/users', ready: /3/ },
  { name: 'admins', who: 'admin@orbit.example', path: '/#/manage/users?tab=admins', ready: /@/ },
  { name: 'admins-free', who: 'admin@seedling.example', path: '/#/manage/users?tab=admins', ready: /@/ },
  { name: 'guests', who: 'admin@orbit.example', path: '/#/manage/users?tab=guests', ready: /@/ },
  { name: 'pending', who: 'admin@orbit.example', path: '/#/manage/users?tab=pending', ready: /@/ },
  { name: 'deactivated', who: 'admin@orbit.example', path: '/#/manage/users?tab=deactivated', ready: /@/ },
  { name: 'users-elite', who: 'admin@elite.example', path: '/#/manage/users', ready: /@/ },
  { name: 'users-activating', who: 'admin@activating.example', path: '/#/manage/users', ready: /@/ },
  {
    name: 'add-users',
    who: 'admin@orbit.example',
    path: '/#/manage/users?dialog=add-users',
    ready: /./,
    role: 'dialog',
  },
  {
    name: 'add-guests',
    who: 'admin@orbit.example',
    path: '/#/manage/users?dialog=add-guests',
    ready: /./,
    role: 'dialog',
  },
  {
    name: 'make-admin',
    who: 'admin@orbit.example',
    path: '/#/manage/users?dialog=make-admin',
    ready: /./,
    role: 'dialog',
  },
  {
    name: 'replace-admin',
    who: 'admin@seedling.example',
    path: '/#/manage/users?dialog=make-admin',
    ready: /./,
    role: 'dialog',
  },
  {
    name: 'team-picture',
    who: 'admin@orbit.example',
    path: '/#/overview?dialog=team-picture',
    ready: /./,
    role: 'dialog',
  },
  { name: 'profile', who: 'admin@orbit.example', path: '/#/profile', ready: /admin@orbit\.example/ },
  { name: 'profile-fields', who: 'member@orbit.example', path: '/#/profile', ready: /Department/ },
  { name: 'profile-fields-locked', who: 'admin@softwall.example', path: '/#/profile', ready: /Floor/ },
  { name: 'profile-manage', who: 'member@orbit.example', path: '/#/profile/manage', ready: /orbit/i },
  {
    name: 'own-photo',
    who: 'member@orbit.example',
    path: '/#/profile?dialog=photo',
    ready: /./,
    role: 'dialog',
  },
  { name: 'sessions', who: 'admin@orbit.example', path: '/#/manage-sessions', ready: /iPhone/ },
  { name: 'ip-addresses', who: 'admin@summit.example', path: '/#/manage-ip-addresses', ready: /198\.51/ },
  { name: 'plan', who: 'admin@orbit.example', path: '/#/billing', ready: /./ },
  { name: 'plan-free', who: 'admin@seedling.example', path: '/#/billing?feature=guests', ready: /./ },
  { name: 'settings', who: 'admin@orbit.example', path: '/#/settings', ready: /./ },
  { name: 'settings-organisation', who: 'admin@orbit.example', path: '/#/settings/organisation', ready: /orbit|\./ },
  {
    name: 'settings-directory',
    who: 'admin@orbit.example',
    path: '/#/settings/active-directory',
    ready: /Active Directory/,
  },
  { name: 'settings-export-log', who: 'admin@orbit.example', path: '/#/settings/export-log', ready: /Ada Lovelace/ },
  { name: 'enterprise', who: 'admin@orbit.example', path: '/#/enterprise', ready: /\d+ user groups/ },
  {
    name: 'custom-fields',
    who: 'admin@orbit.example',
    path: '/#/enterprise/custom-team-fields',
    ready: /members have a value/,
  },
  {
    name: 'custom-fields-lost-plan',
    who: 'admin@softwall.example',
    path: '/#/enterprise/custom-team-fields',
    ready: /members have a value/,
  },
  {
    name: 'custom-fields-none',
    who: 'admin@seedling.example',
    path: '/#/enterprise/custom-team-fields',
    ready: /No custom fields yet/,
  },
  {
    name: 'custom-field-values',
    who: 'admin@orbit.example',
    path: '/#/enterprise/custom-team-fields?dialog=values&field=orbit-f01',
    ready: /Berlin|Engineering/,
    role: 'dialog',
  },
  {
    name: 'custom-field-delete',
    who: 'admin@orbit.example',
    path: '/#/enterprise/custom-team-fields?dialog=delete&field=orbit-f01',
    ready: /in use/,
    role: 'dialog',
  },
  { name: 'user-groups', who: 'admin@orbit.example', path: '/#/enterprise/user-groups', ready: /EMEA sales/ },
  { name: 'user-groups-free', who: 'admin@softwall.example', path: '/#/enterprise/user-groups', ready: /Upstairs/ },
  { name: 'user-groups-none', who: 'admin@sprout.example', path: '/#/enterprise/user-groups', ready: /./ },
  { name: 'user-group-add', who: 'admin@orbit.example', path: '/#/enterprise/user-groups/add', ready: /250/ },
  { name: 'user-group-no-fields', who: 'admin@sprout.example', path: '/#/enterprise/user-groups/add', ready: /./ },
  {
    name: 'custom-field-add',
    who: 'admin@orbit.example',
    path: '/#/enterprise/custom-team-fields/add',
    ready: /50/,
  },
  {
    name: 'custom-field-edit',
    who: 'admin@orbit.example',
    path: '/#/enterprise/custom-team-fields/edit/orbit-f02',
    ready: /Department is Engineering/,
  },
  {
    name: 'custom-field-unknown',
    who: 'admin@orbit.example',
    path: '/#/enterprise/custom-team-fields/edit/none',
    ready: /./,
  },
  { name: 'not-yet', who: 'admin@orbit.example', path: '/#/manage-channels', ready: /./ },
  { name: 'ip-restricted', who: 'admin@fortress.example', path: '/#/overview', ready: /IP|网络|сет/i },
];

export const variants = [
  { name: 'light', colorScheme: 'light', width: 1280, height: 800 },
  { name: 'dark', colorScheme: 'dark', width: 1280, height: 800 },
  { name: 'narrow', colorScheme: 'light', width: 390, height: 844 },
] as const;

/** All pages are taken in English; MUSTER_LOCALES=ru-RU,zh-CN adds languages. */
export const locales = (process.env['MUSTER_LOCALES'] ?? 'en-US').split(',');
