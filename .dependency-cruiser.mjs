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
  gateway: ['loaders\\.ts$', 'mapper\\.ts$'],
  web: ['fragments/', 'dialogs/', 'routes\\.tsx$'],
  upstream: ['\\w*[rR]epository\\.ts$', '\\w*[rR]ules\\.ts$', '\\w*[aA]ctions\\.ts$'],
};
const exceptions = {
  gateway: [
    // Jobs delete people, too, and tell the owner of the installation why in the same words.
    '^gateway/src/domains/member/feedback\\.ts$',
    // Leaving a team and changing to it name the same membership.
    '^gateway/src/domains/identity/teamMapper\\.ts$',
  ],
  web: [
    // The overview is made of parts of other domains: each brings its own query, states and texts.
    '^web/src/domains/billing/BillingSummary\\.tsx$',
    '^web/src/domains/member/AdminList\\.tsx$',
    '^web/src/domains/member/useAdmins\\.ts$',
    // Acts on people, whichever domain they belong to, keep the lists right and name people alike.
    '^web/src/domains/member/memberCache\\.ts$',
    '^web/src/domains/member/memberName\\.ts$',
    // What is done to more people than one call takes becomes a job.
    '^web/src/domains/bulk/startBulkJob\\.ts$',
    '^web/src/domains/bulk/BulkProgress\\.tsx$',
    '^web/src/domains/licence/ActivationBanner\\.tsx$',
    // Paywalls of every domain tell the same owner of the installation.
    '^web/src/domains/event/eventQueue\\.ts$',
    // What a plan limits is said alike wherever it is met.
    '^web/src/domains/billing/paywall/',
  ],
  upstream: [],
};

const domainWalls = Object.keys(shared).flatMap((side) =>
  domainsOf(side).map((domain) => ({
    name: `${side}-domain-${domain}`,
    comment: `A domain of ${side} may import only ${shared[side].join(' and ')} of another: move what both need to lib, or ask through the schema.`,
    severity: 'error',
    from: { path: `^${side}/src/domains/${domain}/`, pathNot: '\\.test\\.tsx?$' },
    to: {
      path: `^${side}/src/domains/`,
      pathNot: [
        `^${side}/src/domains/${domain}/`,
        ...shared[side].map((file) => `^${side}/src/domains/[^/]+/${file}`),
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
      name: 'ui-knows-no-graphql',
      comment: 'ui pieces take props. Queries belong to the page that uses the piece.',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '(^web/src/(lib/apollo|generated)/|node_modules/@apollo)' },
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
      name: 'pure-rules',
      comment: 'rules.ts holds pure functions: what it needs of the database or the clock comes as arguments.',
      severity: 'error',
      from: { path: '^upstream/src/domains/[^/]+/\\w*[rR]ules\\.ts$' },
      to: { path: '(^upstream/src/(db|app)|repository\\.ts$|node_modules/(fastify|drizzle-orm))' },
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
          '(main|scale|start|setUp)\\.tsx?$',
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
