/** What is known of an attribute of a resource, in the words of RFC 7643, section 7. */
export type Attribute = {
  readonly name: string;
  readonly type: 'string' | 'boolean' | 'dateTime' | 'reference' | 'complex';
  readonly multiValued: boolean;
  readonly description: string;
  readonly required: boolean;
  readonly caseExact: boolean;
  readonly mutability: 'readOnly' | 'readWrite' | 'immutable' | 'writeOnly';
  readonly returned: 'always' | 'default' | 'never';
  readonly uniqueness: 'none' | 'server';
  readonly canonicalValues?: readonly string[];
  readonly referenceTypes?: readonly string[];
  readonly subAttributes?: readonly Attribute[];
};

/** A type of resources: its own attributes, and those of its extension. */
export type ResourceType = {
  readonly name: 'User' | 'Group';
  readonly endpoint: '/Users' | '/Groups';
  readonly description: string;
  readonly schema: string;
  /** What every resource has: `id`, `externalId`, `meta` and `schemas`. */
  readonly common: readonly Attribute[];
  readonly attributes: readonly Attribute[];
  readonly extension: { readonly schema: string; readonly attributes: readonly Attribute[] } | null;
  /** Attributes of the standard that nothing stands for here: what is said of them is passed over. */
  readonly passedOver: readonly string[];
};

type Given = Pick<Attribute, 'name' | 'description'> & Partial<Attribute>;

const text = (given: Given): Attribute => ({
  ...{ type: 'string', multiValued: false, required: false, caseExact: false },
  ...{ mutability: 'readWrite', returned: 'default', uniqueness: 'none' },
  ...given,
});
const told = (given: Given): Attribute => text({ mutability: 'readOnly', ...given });
const complex = (given: Given & Required<Pick<Attribute, 'subAttributes'>>): Attribute =>
  text({ type: 'complex', ...given });

const common: readonly Attribute[] = [
  told({
    name: 'schemas',
    description: 'What the resource is made of.',
    type: 'reference',
    multiValued: true,
    caseExact: true,
    returned: 'always',
  }),
  told({
    name: 'id',
    description: 'What the service calls it, for ever.',
    caseExact: true,
    returned: 'always',
    uniqueness: 'server',
  }),
  text({ name: 'externalId', description: 'What the directory calls it.', caseExact: true }),
  complex({
    ...{ name: 'meta', description: 'What is known of the resource itself.', mutability: 'readOnly' },
    subAttributes: [
      told({ name: 'resourceType', description: 'Its type.', caseExact: true }),
      told({ name: 'created', description: 'When it came to be.', type: 'dateTime' }),
      told({ name: 'lastModified', description: 'When it was changed last.', type: 'dateTime' }),
      told({
        name: 'location',
        description: 'Its address.',
        type: 'reference',
        caseExact: true,
        referenceTypes: ['uri'],
      }),
      told({ name: 'version', description: 'Its ETag.', caseExact: true }),
    ],
  }),
];

const userAttributes: readonly Attribute[] = [
  text({
    name: 'userName',
    description: 'The e-mail address by which somebody signs in. It stays as it is.',
    required: true,
    mutability: 'immutable',
    uniqueness: 'server',
  }),
  complex({
    ...{ name: 'name', description: 'What somebody is called.' },
    subAttributes: [
      text({ name: 'familyName', description: 'The family name.' }),
      text({ name: 'givenName', description: 'The given name.' }),
    ],
  }),
  text({
    name: 'displayName',
    description: 'What the directory calls somebody; counts for the name where `name` does not say it.',
  }),
  text({ name: 'title', description: "What somebody has in the team's custom field of this name." }),
  told({ name: 'userType', description: 'Member or Guest.', canonicalValues: ['Member', 'Guest'] }),
  text({ name: 'preferredLanguage', description: 'The language in which somebody reads.' }),
  text({ name: 'locale', description: 'The same.' }),
  text({ name: 'active', description: 'Whether somebody may sign in.', type: 'boolean' }),
  complex({
    ...{
      name: 'emails',
      description: 'The address in `userName` once more.',
      multiValued: true,
      mutability: 'readOnly',
    },
    subAttributes: [
      told({ name: 'value', description: 'The address.' }),
      told({ name: 'type', description: 'What it is for.', canonicalValues: ['work'] }),
      told({ name: 'primary', description: 'Whether it is the first one.', type: 'boolean' }),
    ],
  }),
  complex({
    ...{
      name: 'phoneNumbers',
      description: 'One number; of several that of a mobile phone, or else the first.',
      multiValued: true,
    },
    subAttributes: [
      text({ name: 'value', description: 'The number, with its calling code.' }),
      text({ name: 'type', description: 'What it is for.', canonicalValues: ['mobile', 'work', 'home', 'other'] }),
      text({ name: 'primary', description: 'Whether it is the first one.', type: 'boolean' }),
    ],
  }),
  complex({
    ...{
      name: 'groups',
      description: 'The groups of the directory that somebody is in.',
      multiValued: true,
      mutability: 'readOnly',
    },
    subAttributes: [
      told({ name: 'value', description: 'The `id` of the group.', caseExact: true }),
      told({
        name: '$ref',
        description: 'Its address.',
        type: 'reference',
        caseExact: true,
        referenceTypes: ['Group'],
      }),
      told({ name: 'display', description: 'Its name.' }),
      told({ name: 'type', description: 'How they belong to it.', canonicalValues: ['direct'] }),
    ],
  }),
  complex({
    ...{
      name: 'roles',
      description: 'What somebody is in the team. Admins are made in the console.',
      multiValued: true,
      mutability: 'readOnly',
    },
    subAttributes: [
      told({ name: 'value', description: 'admin, member or guest.', canonicalValues: ['admin', 'member', 'guest'] }),
      told({ name: 'primary', description: 'Whether it is the first one.', type: 'boolean' }),
    ],
  }),
];

/** The attributes whose values stand in custom fields of the team, and what such a field is called. */
export const FIELD_NAMES = {
  title: 'Title',
  employeeNumber: 'Employee number',
  costCenter: 'Cost center',
  organization: 'Organization',
  division: 'Division',
  department: 'Department',
} as const;
export type FieldAttribute = keyof typeof FIELD_NAMES | 'manager';
export const MANAGER_FIELD = 'Manager';

const ofField = (name: Exclude<keyof typeof FIELD_NAMES, 'title'>) =>
  text({ name, description: `What somebody has in the team's custom field "${FIELD_NAMES[name]}".` });

const enterpriseAttributes: readonly Attribute[] = [
  ofField('employeeNumber'),
  ofField('costCenter'),
  ofField('organization'),
  ofField('division'),
  ofField('department'),
  complex({
    ...{
      name: 'manager',
      description: `Whom somebody has in the team's custom field "${MANAGER_FIELD}", if people are picked in it.`,
    },
    subAttributes: [
      text({ name: 'value', description: 'The `id` of the user.', caseExact: true }),
      told({
        name: '$ref',
        description: 'Their address.',
        type: 'reference',
        caseExact: true,
        referenceTypes: ['User'],
      }),
      told({ name: 'displayName', description: 'Their name.' }),
    ],
  }),
];

const groupAttributes: readonly Attribute[] = [
  text({
    name: 'displayName',
    description: 'What the group is called; like no other user group of the team.',
    required: true,
    uniqueness: 'server',
  }),
  complex({
    ...{ name: 'members', description: 'Who is in the group.', multiValued: true },
    subAttributes: [
      text({ name: 'value', description: 'The `id` of the user.', caseExact: true, mutability: 'immutable' }),
      told({
        name: '$ref',
        description: 'Their address.',
        type: 'reference',
        caseExact: true,
        referenceTypes: ['User'],
      }),
      told({ name: 'display', description: 'Their name.' }),
      text({
        name: 'type',
        description: 'User: groups are in no groups here.',
        mutability: 'immutable',
        canonicalValues: ['User'],
      }),
    ],
  }),
];

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const ENTERPRISE_SCHEMA = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

export const USER_TYPE: ResourceType = {
  ...{ name: 'User', endpoint: '/Users', description: 'Somebody of the team: a member, an admin or a guest.' },
  ...{ schema: USER_SCHEMA, common, attributes: userAttributes },
  extension: { schema: ENTERPRISE_SCHEMA, attributes: enterpriseAttributes },
  passedOver: [
    ...['nickName', 'profileUrl', 'timezone', 'password', 'ims', 'photos', 'addresses', 'entitlements'],
    ...['x509Certificates', 'name.formatted', 'name.middleName', 'name.honorificPrefix', 'name.honorificSuffix'],
  ],
};

export const GROUP_TYPE: ResourceType = {
  ...{ name: 'Group', endpoint: '/Groups', description: 'A user group that comes from the directory.' },
  ...{ schema: GROUP_SCHEMA, common, attributes: groupAttributes, extension: null, passedOver: [] },
};

const isNamed = (name: string) => (one: Attribute) => one.name.toLowerCase() === name.toLowerCase();

/** The attribute of a name, whatever its case, among these. */
export const attributeIn = (attributes: readonly Attribute[], name: string): Attribute | undefined =>
  attributes.find(isNamed(name));
