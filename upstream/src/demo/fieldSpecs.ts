/** What somebody has in the fields that come before, by name. */
type Has = (field: string) => string | undefined;

/** A field of a demo team. */
export type DemoField = {
  name: string;
  description: string;
  /** One of its values without it. */
  valueType?: 'unrestricted' | 'contactPicker';
  values?: readonly string[];
  defaultValue?: string;
  /** The value that brings it up, by the name of a field that comes before. */
  parents?: Readonly<Record<string, string>>;
  isMandatory?: boolean;
  editableBy?: 'admin' | 'platform';
  isArchived?: boolean;
  /**
   * What somebody has in it: one of the values, a text of their own, or the place of the one whom they pick; nothing where
   * the field is not shown to them. Everybody is known by their place among the people of the team.
   */
  of: (place: number, has: Has) => string | number | undefined;
};

/** A user group of a demo team: values by the names of fields, places of those who are picked. */
export type DemoUserGroup = {
  name: string;
  description: string;
  visibleTo: 'admin' | 'member';
  names: Readonly<Record<string, readonly (string | number)[]>>;
  /** The channel that is for it. */
  channel?: string;
};

/** One of these for each place, in turn. */
const inTurn = (values: readonly string[], place: number) => values[place % values.length];

const departments = [
  ...['Engineering', 'Sales', 'Product', 'Marketing', 'Customer Success', 'Finance', 'People & Culture'],
  ...['Юридический отдел'],
];
const offices = [
  ...['Berlin', 'London', 'São Paulo', '北京', 'Москва', 'Zürich', 'Remote'],
  ...['Amsterdam, Johan Cruijff Boulevard 1–3, 4th floor'],
];
const engineeringTeams = ['Platform', 'Mobile', 'Data', 'Developer Experience'];
const rotations = ['Week A', 'Week B', 'Not on call'];
const employeeTypes = ['Full-time', 'Part-time', 'Contractor', 'Intern'];
const pronouns = ['she/her', 'he/him', 'they/them'];
/** The last one is as long as may be. */
const ownPronouns = ['ze/zir', 'elle', 'любые', 'whichever you like, but do ask me first!'];
const costCentres = ['CC-1000', 'CC-2000', 'CC-3000', 'CC-4000'];
const sizes = ['S', 'M', 'L', 'XL'];

/** Places of people whom others pick in the main demo: the two admins, a member, and somebody who was switched off. */
const managers = [0, 3, 20, 1] as const;
const FORMER_MANAGER = 126;

/** What a company with several offices keeps of its people. */
export const orbitFields: readonly DemoField[] = [
  {
    name: 'Department',
    description: 'Where you work. Decides what else is asked of you.',
    isMandatory: true,
    values: departments,
    of: (place) => (place % 11 === 10 ? undefined : inTurn(departments, place)),
  },
  {
    name: 'Team',
    description: 'Your team within Engineering.',
    isMandatory: true,
    values: engineeringTeams,
    parents: { Department: 'Engineering' },
    of: (place) => (place % 40 === 32 ? undefined : inTurn(engineeringTeams, place / 8)),
  },
  {
    name: 'On-call rotation',
    description: 'When you answer alarms.',
    values: rotations,
    parents: { Team: 'Platform' },
    of: (place) => inTurn(rotations, place / 32),
  },
  {
    name: 'Office',
    description: 'Where your desk is.',
    values: offices,
    of: (place) => (place % 17 === 16 ? undefined : inTurn(offices, Math.floor(place / 2) + place)),
  },
  {
    name: 'Pronouns',
    description: 'How others speak of you.',
    valueType: 'unrestricted',
    values: pronouns,
    of: (place) => {
      if (place % 3 === 2) return undefined;
      return place % 13 === 12 ? inTurn(ownPronouns, Math.floor(place / 13)) : inTurn(pronouns, place);
    },
  },
  {
    name: 'Manager',
    description: 'Whom you report to.',
    valueType: 'contactPicker',
    of: (place) => {
      if (place === 0 || place % 9 === 8) return undefined;
      if (place === 1 || place === 22) return FORMER_MANAGER;
      return managers.find((one, index) => index === place % managers.length && one !== place) ?? 0;
    },
  },
  {
    name: 'Employee type',
    description: 'By contract. Admins keep this up to date.',
    editableBy: 'admin',
    values: employeeTypes,
    defaultValue: 'Full-time',
    of: (place, has) => {
      if (place % 6 !== 5) return 'Full-time';
      return has('Department') === 'Finance' ? 'Part-time' : inTurn(employeeTypes, Math.floor(place / 6));
    },
  },
  {
    name: 'Cost centre',
    description: 'From the accounting system.',
    editableBy: 'platform',
    values: costCentres,
    of: (place) => (place % 5 === 4 ? undefined : inTurn(costCentres, place)),
  },
  {
    name: 'T-shirt size',
    description: 'For the summer party of last year.',
    values: sizes,
    isArchived: true,
    of: (place) => (place % 2 === 0 ? inTurn(sizes, place / 2) : undefined),
  },
  {
    name: 'First aid',
    description: 'Whether you are a first aider. New: nobody has filled it in yet.',
    values: ['First aider', 'In training'],
    of: () => undefined,
  },
];

/** Nobody belongs to the last one: interns do not work in Finance. */
export const orbitUserGroups: readonly DemoUserGroup[] = [
  {
    name: 'Engineering',
    description: 'Everybody who builds the product.',
    visibleTo: 'member',
    names: { Department: ['Engineering'] },
  },
  {
    name: 'EMEA sales',
    description: 'Sales in Europe, the Middle East and Africa.',
    visibleTo: 'admin',
    names: { Department: ['Sales'], Office: ['Berlin', 'London', 'Zürich', 'Москва'] },
    channel: 'продажи',
  },
  {
    name: 'Berlin and Zürich',
    description: 'The offices that share their holidays.',
    visibleTo: 'member',
    names: { Office: ['Berlin', 'Zürich'] },
    channel: 'Büro Berlin',
  },
  {
    name: 'Reports of the management',
    description: 'Those who report to one of the admins.',
    visibleTo: 'admin',
    names: { Manager: [0, 3] },
  },
  {
    name: 'Interns in Finance',
    description: 'Nobody yet: they begin in autumn.',
    visibleTo: 'admin',
    names: { Department: ['Finance'], 'Employee type': ['Intern'] },
  },
];

/** As members of every office see it. */
export const sandboxUserGroups: readonly DemoUserGroup[] = orbitUserGroups.filter(
  ({ channel }) => channel === undefined,
);

const floors = ['Ground floor', 'First floor', 'Second floor'];
const skills = ['Design', 'Support', 'Accounting'];

/** What is left of the time when the team had PRO. */
export const softwallFields: readonly DemoField[] = [
  {
    name: 'Floor',
    description: 'Where you sit.',
    values: floors,
    of: (place) => (place % 7 === 6 ? undefined : inTurn(floors, place)),
  },
  {
    name: 'Main skill',
    description: 'What others may ask you about.',
    valueType: 'unrestricted',
    values: skills,
    of: (place) => (place % 10 === 9 ? 'Carpentry' : inTurn(skills, place)),
  },
];

export const softwallUserGroups: readonly DemoUserGroup[] = [
  {
    name: 'Upstairs',
    description: 'Everybody above the ground floor.',
    visibleTo: 'member',
    names: { Floor: ['First floor', 'Second floor'] },
  },
];

const regions = ['EMEA', 'APAC', 'LATAM', 'North America'];
const divisions = ['Research', 'Operations', 'Sales', 'Support', 'Finance'];

/** @param every one in as many has something in it, so that a demo is loaded as quickly as without */
const regionOf = (every: number): DemoField => ({
  name: 'Region',
  description: 'Where you work.',
  values: regions,
  of: (place) => (place % every === 0 ? inTurn(regions, place / every) : undefined),
});
const divisionOf = (every: number): DemoField => ({
  name: 'Division',
  description: 'What you work for.',
  isMandatory: true,
  values: divisions,
  of: (place) => (place % every === 0 ? inTurn(divisions, place / every) : undefined),
});

/** Two fields of a large team, which few have filled yet. */
export const galaxyFields: readonly DemoField[] = [regionOf(2), divisionOf(4)];

export const galaxyUserGroups: readonly DemoUserGroup[] = [
  {
    name: 'EMEA and APAC',
    description: 'Two of the four regions.',
    visibleTo: 'member',
    names: { Region: ['EMEA', 'APAC'] },
  },
  {
    name: 'Research in EMEA',
    description: 'For the laboratories.',
    visibleTo: 'admin',
    names: { Region: ['EMEA'], Division: ['Research'] },
  },
];

const levels = Array.from({ length: 12 }, (_, index) => `Level ${index + 1}`);

/** The same of a team of any size, with a field that hangs on another one. */
export const scaleFields: readonly DemoField[] = [
  ...[regionOf(1), divisionOf(2)],
  {
    name: 'Level',
    description: 'In Research.',
    values: levels,
    parents: { Division: 'Research' },
    of: (place) => inTurn(levels, place / 10),
  },
];

export const scaleUserGroups: readonly DemoUserGroup[] = [
  ...galaxyUserGroups,
  {
    name: 'Senior research',
    description: 'The upper half of the levels.',
    visibleTo: 'admin',
    names: { Division: ['Research'], Level: levels.slice(6) },
  },
];
