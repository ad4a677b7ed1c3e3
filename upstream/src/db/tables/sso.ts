import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epochMs } from '../columns.ts';
import { team } from './team.ts';

const ofTeam = () =>
  text()
    .notNull()
    .references(() => team.teamId);

/** How the people of a team sign in at their company's identity provider. A team without a row does not do so. */
export const samlConfiguration = pgTable('saml_configuration', {
  teamId: ofTeam().primaryKey(),
  /** Where the identity provider takes requests: an https address. */
  ssoUrl: text().notNull(),
  /** The identity provider's own name for itself, the issuer of its responses. */
  samlEntityId: text().notNull(),
  /** What its signatures are checked with: X.509 in PEM. */
  publicCertificate: text().notNull(),
  /** A second one that counts as well, while the identity provider goes over from one to the other. */
  secondCertificate: text(),
  buttonLabel: text().notNull(),
  /** Whether this is the only way in: no PIN is issued then. */
  strictSSO: boolean().notNull(),
  /** When somebody last came in by what stands here; null since endpoint, issuer or certificates were changed. */
  testedAt: epochMs(),
  version: integer().notNull(),
});

/** A code that opens a strict team to one of its admins while the identity provider is away: good once. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    teamId: ofTeam(),
    codeHash: text().notNull(),
    createdAt: epochMs().notNull(),
    usedAt: epochMs(),
    /** The guid of the admin. Rows outlive the person. */
    usedBy: text(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.codeHash] })],
);

/** A sign-in at an identity provider that has begun in a browser and has not come back yet. */
export const ssoAttempt = pgTable(
  'sso_attempt',
  {
    /** What the identity provider answers to: the id of a SAML request, the hash of an OpenID Connect state. */
    attemptId: text().primaryKey(),
    teamId: ofTeam(),
    protocol: text({ enum: ['saml', 'oidc'] }).notNull(),
    /** Whether nobody is to be signed in by it: an admin tries what is configured. */
    isTest: boolean().notNull(),
    /** The guid of the admin who tries it; null where somebody signs in. Rows outlive the person. */
    startedBy: text(),
    /** What a protocol has to know again, sealed: nonce and code verifier of OpenID Connect. */
    secrets: text(),
    createdAt: epochMs().notNull(),
    expiresAt: epochMs().notNull(),
    usedAt: epochMs(),
  },
  (table) => [index('sso_attempt_expiry').on(table.expiresAt)],
);

/** An assertion that has opened a session, until it would be too old anyway: none opens two. */
export const usedAssertion = pgTable(
  'used_assertion',
  {
    teamId: ofTeam(),
    assertionId: text().notNull(),
    expiresAt: epochMs().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.assertionId] }),
    index('used_assertion_expiry').on(table.expiresAt),
  ],
);

/** The right of a company's directory to keep people and groups of a team. The token itself is nowhere, only its hash. */
export const provisioningToken = pgTable(
  'provisioning_token',
  {
    teamId: ofTeam(),
    /** Which directory service has it, by the id that the gateway gives. */
    idpId: text().notNull(),
    tokenHash: text().notNull().unique(),
    /** Its last four characters, by which admins know it again. */
    ending: text().notNull(),
    createdAt: epochMs().notNull(),
    /** The guid of the admin who made it. Rows outlive the person. */
    createdBy: text().notNull(),
    lastUsedAt: epochMs(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.idpId] })],
);
