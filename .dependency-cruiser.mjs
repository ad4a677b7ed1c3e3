// The import walls. They follow from the folders: each rule's comment says what to do instead.
import { readdirSync } from 'node:fs';

const domainsOf = (side) => {
  try {
    return readdirSync(`${side}/src/domains`, { withFileTypes: true })
      .filter((one) => one.isDirectory())
      .map((one) => one.name);
  } catch {
    return [];
  }
};

/**
 * What one domain may take from another: whole files that exist to be shared, and single exceptions with their reason.
 * Everything else goes through the GraphQL schema (web), the loaders (gateway) or a rule's arguments (upstream).
 */
const shared = {
  gateway: ['loaders\\.ts$', 'mapper\\.ts$', 'facts\\.ts$'],
  web: ['fragments/'],
  upstream: ['[\\w/]*([rR]epository|[rR]ules|[aA]ctions)\\.ts$'],
};
/** Where a domain's files are; in the console, the operations made from its documents as well. */
const places = { gateway: 'domains', web: '(domains|generated)', upstream: 'domains' };

/** The rooms of each domain of the console that other domains may enter, with the reason. */
const doors = {
  // What a plan limits is said alike wherever it is met.
  billing: ['paywall'],
  // Guests get access to channels, and exports of conversations are limited to some: they are searched for there.
  channel: ['shared'],
  // The form of somebody's fields stands in every profile; the enterprise pages share addresses, policies and words.
  field: ['profile', 'shared'],
  // The people pages open them.
  guest: ['dialogs'],
  licence: ['dialogs'],
  // Whoever acts on people keeps the lists right, names people alike, and lets them be picked or typed in the same way.
  member: ['addresses', 'people', 'picker'],
  // A team is left from the list of one's own teams, too.
  team: ['dialogs'],
  // Every profile shows the groups that somebody belongs to.
  userGroup: ['shared'],
};
const openRooms = Object.entries(doors).flatMap(([domain, rooms]) =>
  rooms.map((room) => `^web/src/${places.web}/${domain}/${room}/`),
);

const exceptions = {
  gateway: [
    // Whoever deletes people, one by one or by a job, tells the owner of the installation why in the same words.
    '^gateway/src/domains/event/feedback\\.ts$',
    // Guests are added by address, too, and each address is told of alike.
    '^gateway/src/domains/member/addresses\\.ts$',
    // Licences and jobs are about several people, too, and each is told of alike.
    '^gateway/src/domains/member/subjectResults\\.ts$',
    // Channels, user groups, licences, jobs and settings have pages of people, each alike.
    '^gateway/src/domains/member/people\\.ts$',
    // The people in channels and in user groups are read alike, the first in several at once.
    '^gateway/src/domains/member/peopleOfEach\\.ts$',
    // Licences and how people sign in are the team's: their payloads are the team after the change.
    '^gateway/src/domains/team/changeTeam\\.ts$',
    // Leaving a team and changing to it name the same membership.
    '^gateway/src/domains/identity/teamMapper\\.ts$',
    // Who cannot be taken over to a team is led to its way in.
    '^gateway/src/domains/sso/paths\\.ts$',
  ],
  web: [
    // The overview is made of parts of other domains: each brings its own query, states and texts.
    '^web/src/domains/billing/BillingSummary\\.tsx$',
    '^web/src/domains/billing/PlanBadges\\.tsx$',
    '^web/src/generated/billing/billingSummary\\.ts$',
    '^web/src/domains/member/AdminList\\.tsx$',
    '^web/src/domains/member/useAdmins\\.ts$',
    // What is done to more people than one call takes becomes a job.
    '^web/src/domains/bulk/startBulkJob\\.ts$',
    '^web/src/generated/bulk/matchingCount\\.ts$',
    '^web/src/domains/bulk/BulkProgress\\.tsx$',
    '^web/src/domains/licence/ActivationBanner\\.tsx$',
    // The viewer is part of what the console reads at its start.
    '^web/src/generated/team/startUp\\.ts$',
    // Paywalls of every domain tell the same owner of the installation.
    '^web/src/domains/event/eventQueue\\.ts$',
    // A page that another plan would give is previewed and asked for as the panels of the settings are.
    '^web/src/domains/event/settings/(RequestFeature|TeaserPanel)\\.tsx$',
  ],
  upstream: [],
};

const domainWalls = Object.keys(shared).flatMap((side) =>
  domainsOf(side).map((domain) => ({
    name: `${side}-domain-${domain}`,
    comment: `A domain of ${side} may import only ${shared[side].join(' and ')}${side === 'web' ? ' and the doors' : ''} of another: move what both need to lib, or ask through the schema.`,
    severity: 'error',
    from: { path: `^${side}/src/domains/${domain}/`, pathNot: '\\.test\\.tsx?$' },
    to: {
      path: `^${side}/src/${places[side]}/`,
      pathNot: [
        `^${side}/src/${places[side]}/${domain}/`,
        ...shared[side].map((file) => `^${side}/src/${places[side]}/[^/]+/${file}`),
        ...(side === 'web' ? openRooms : []),
        ...exceptions[side],
      ],
    },
  })),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...domainWalls,
    {
      name: 'lib-knows-no-domain',
      comment: 'lib and ui are below the domains: pass what you need as an argument, or move the file into the domain.',
      severity: 'error',
      from: { path: '^(gateway|web|upstream)/src/(lib|ui|db)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(gateway|web|upstream)/src/(domains|app|demo|dev)/' },
    },
    {
      name: 'gateway-lib-knows-no-upstream',
      comment: 'What is about calls of services, their refusals included, belongs to gateway/src/upstream.',
      severity: 'error',
      from: { path: '^gateway/src/lib/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^gateway/src/upstream/' },
    },
    {
      name: 'gateway-lib-knows-no-request',
      comment: 'What is about a request or a resolver belongs beside gateway/src/context.ts.',
      severity: 'error',
      from: { path: '^gateway/src/lib/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^gateway/src/[^/]+\\.ts$' },
    },
    {
      name: 'http-and-graphql-know-no-domain',
      comment:
        'The gateway serves and runs what start.ts hands it: pass a function, or move the route into the domain.',
      severity: 'error',
      from: { path: '^gateway/src/(http|graphql)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^gateway/src/domains/' },
    },
    {
      name: 'ui-knows-no-graphql',
      comment: 'ui pieces take props. Queries belong to the page that uses the piece.',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '(^web/src/(lib/apollo|generated)/|node_modules/@apollo)' },
    },
    {
      name: 'lib-graphql-knows-no-apollo',
      comment:
        'lib/graphql serves the pages before the console, too, which load no Apollo Client: what needs it belongs to lib/apollo.',
      severity: 'error',
      from: { path: '^web/src/lib/graphql/' },
      to: { path: '(^web/src/lib/apollo/|node_modules/@apollo)' },
    },
    {
      name: 'fragments-are-documents',
      comment:
        'fragments/ holds .graphql files alone: code for other domains has a room with a name, listed among the doors.',
      severity: 'error',
      from: {},
      to: { path: '^web/src/domains/[^/]+/fragments/' },
    },
    {
      name: 'domains-do-not-know-the-app',
      comment:
        'The app knows every domain; a domain that needs something of it takes it from lib, as a prop or by a context there.',
      severity: 'error',
      from: { path: '^web/src/domains/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'packages-meet-at-their-doors',
      comment:
        'One package uses another through its exports: the upstream over HTTP, formats from @muster/schema, catalogues from @muster/locales.',
      severity: 'error',
      from: { path: '^(gateway|upstream|web)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(gateway|upstream|web|tests|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'nobody-knows-the-stand-in',
      comment:
        'The stand-in of the payment providers is a process of its own and spoken to over the network; tests may start it themselves.',
      severity: 'error',
      from: {
        path: '^(gateway|upstream|web|scripts)/',
        pathNot: '(\\.test\\.tsx?$|^upstream/src/testing/|^upstream/src/providers/(standIn/|main\\.ts$))',
      },
      to: { path: '^upstream/src/providers/standIn/' },
    },
    {
      name: 'pure-rules',
      comment: 'rules.ts holds pure functions: what it needs of the database or the clock comes as arguments.',
      severity: 'error',
      from: { path: '^upstream/src/domains/[\\w/]+[rR]ules\\.ts$' },
      to: { path: '(^upstream/src/(db|app)|[rR]epository\\.ts$|node_modules/(fastify|drizzle-orm))' },
    },
    {
      name: 'routes-decide-nothing',
      comment:
        'A route of the upstream names roles, one action and the form of the answer: what locks, judges, refuses or notes belongs to actions.ts, what a reader is refused to answers.ts.',
      severity: 'error',
      from: { path: '^upstream/src/domains/[\\w/]*[rR]outes\\.ts$' },
      to: {
        path: '^upstream/src/(lib/(audit|cause|errors|subjects|versions)|domains/[\\w/]*([lL]ock|[dD]emand)Actions)\\.ts$',
      },
    },
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one, or have a third in common.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing imports this file: delete it.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '(main|migrate|scale|start|setUp)\\.tsx?$',
          '\\.config\\.ts$',
          '\\.test\\.tsx?$',
          '/generated/',
          '^scripts/',
          '^e2e/',
          '^tests/',
          '^[^/]+\\.ts$',
          'playground/',
        ],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/\\.turbo/)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
};
