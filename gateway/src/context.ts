import type { FastifyReply, FastifyRequest } from 'fastify';
import { type BillingLoaders, billingLoaders } from './domains/billing/loaders.ts';
import { type ChannelLoaders, channelLoaders } from './domains/channel/loaders.ts';
import type { FeatureTrigger } from './domains/event/featureTrigger.ts';
import { type FieldLoaders, fieldLoaders } from './domains/field/loaders.ts';
import type { FieldFlags } from './domains/field/rest.ts';
import type { BrowserSession, BrowserSessions } from './domains/identity/browserSession.ts';
import { type IdentityLoaders, identityLoaders } from './domains/identity/loaders.ts';
import type { SignIn } from './domains/identity/signIn.ts';
import { type MemberLoaders, memberLoaders } from './domains/member/loaders.ts';
import { type SsoLoaders, ssoLoaders } from './domains/sso/loaders.ts';
import { type TeamLoaders, teamLoaders } from './domains/team/loaders.ts';
import { type UserGroupLoaders, userGroupLoaders } from './domains/userGroup/loaders.ts';
import { type Identity, fromAuthorization } from './identity.ts';
import type { Clock } from './lib/clock.ts';
import type { Limiter } from './lib/limiter.ts';
import type { Log } from './lib/log.ts';
import type { Upstream, UpstreamClient } from './upstream/client.ts';
import { agentOf } from './upstream/userAgent.ts';

/** What belongs to one identity: it never outlives a request and is never shared by two viewers. */
export type ViewerScope = {
  identity: Identity | null;
  upstream: Upstream;
  loaders: {
    readonly identity: IdentityLoaders;
    readonly team: TeamLoaders;
    readonly member: MemberLoaders;
    readonly billing: BillingLoaders;
    readonly channel: ChannelLoaders;
    readonly sso: SsoLoaders;
    readonly field: FieldLoaders;
    readonly userGroup: UserGroupLoaders;
  };
};

/** What a resolver gets: one per request. */
export type GatewayContext = ViewerScope & {
  readonly requestId: string;
  readonly clientAddress: string;
  readonly log: Log;
  /** Milliseconds since 1970, by the gateway's clock. */
  readonly now: () => number;
  /** Aborted at the operation's deadline, and when the client hangs up. */
  readonly signal: AbortSignal;
  readonly browser: BrowserSession;
  readonly signIn: SignIn;
  /** How often one person may set a password, by their guid: a further session is no further chance. */
  readonly passwordLimit: Limiter;
  /** How often one person may have a test mailed to them, by their guid. */
  readonly testMailLimit: Limiter;
  /** Tells an automation of the installation's owner what a team wishes for. */
  readonly tellOfWish: FeatureTrigger;
  /** The address of a team's own console, by the team's url; null where all teams share this one. */
  readonly teamConsoleUrl: (teamUrl: string) => string | null;
  /** How the field service wants to be told what is true and what is not. */
  readonly fieldFlags: FieldFlags;
  /** A fresh scope: after signing in or out, or to read again what was changed. */
  readonly scopeOf: (identity: Identity | null) => ViewerScope;
};

type Deps = {
  readonly upstream: UpstreamClient;
  readonly sessions: BrowserSessions;
  readonly signIn: SignIn;
  readonly passwordLimit: Limiter;
  readonly testMailLimit: Limiter;
  readonly tellOfWish: FeatureTrigger;
  readonly teamConsoleUrl: GatewayContext['teamConsoleUrl'];
  readonly fieldFlags: FieldFlags;
  readonly clock: Clock;
};

/** Who asks: by the Authorization header where there is one, else by the browser's cookie. */
export async function identityOf(request: FastifyRequest, sessions: BrowserSessions): Promise<Identity | null> {
  const { authorization } = request.headers;
  return authorization === undefined ? sessions.identityOf(request) : fromAuthorization(authorization);
}

/** Makes the contexts of requests. */
export const contextFactory =
  ({
    upstream: client,
    sessions,
    signIn,
    passwordLimit,
    testMailLimit,
    tellOfWish,
    teamConsoleUrl,
    fieldFlags,
    clock: { now },
  }: Deps) =>
  async (request: FastifyRequest, reply: FastifyReply, signal: AbortSignal): Promise<GatewayContext> => {
    const { id: requestId, ip: clientAddress, log } = request;
    const userAgent = agentOf(request.headers['user-agent']);
    const scopeOf = (identity: Identity | null): ViewerScope => {
      const credentials = identity?.credentials ?? null;
      const upstream = client.as({ credentials, requestId, clientAddress, userAgent, signal, log });
      const team = teamLoaders(upstream, log);
      const loaders = {
        identity: identityLoaders(upstream, log),
        team,
        member: memberLoaders(upstream, log),
        billing: billingLoaders(upstream, team, log),
        channel: channelLoaders(upstream, log),
        sso: ssoLoaders(upstream),
        field: fieldLoaders(upstream, log, credentials?.guid ?? null),
        userGroup: userGroupLoaders(upstream, log),
      };
      return { identity, upstream, loaders };
    };
    return {
      ...scopeOf(await identityOf(request, sessions)),
      requestId,
      clientAddress,
      log,
      now,
      signal,
      browser: sessions.of(request, reply),
      signIn,
      passwordLimit,
      testMailLimit,
      tellOfWish,
      teamConsoleUrl,
      fieldFlags,
      scopeOf,
    };
  };
