import { type BillingLoaders, billingLoaders } from './domains/billing/loaders.ts';
import { type ChannelLoaders, channelLoaders } from './domains/channel/loaders.ts';
import { type FieldLoaders, fieldLoaders } from './domains/field/loaders.ts';
import { type IdentityLoaders, identityLoaders } from './domains/identity/loaders.ts';
import { type MemberLoaders, memberLoaders } from './domains/member/loaders.ts';
import { type PaymentLoaders, paymentLoaders } from './domains/billing/payment/loaders.ts';
import { type SsoLoaders, ssoLoaders } from './domains/sso/loaders.ts';
import { type TeamLoaders, teamLoaders } from './domains/team/loaders.ts';
import { type UserGroupLoaders, userGroupLoaders } from './domains/userGroup/loaders.ts';
import { type WebhookLoaders, webhookLoaders } from './domains/webhook/loaders.ts';
import type { Log } from './lib/log.ts';
import type { Upstream } from './upstream/client.ts';

/**
 * What one viewer has read in one request, by domain. A domain's loaders are made when they are first asked for: an
 * operation needs those of two or three.
 */
export class Loaders {
  readonly #upstream: Upstream;
  readonly #log: Log;
  readonly #guid: string | null;
  readonly #clientAddress: string;
  #identity: IdentityLoaders | undefined;
  #team: TeamLoaders | undefined;
  #member: MemberLoaders | undefined;
  #billing: BillingLoaders | undefined;
  #payment: PaymentLoaders | undefined;
  #channel: ChannelLoaders | undefined;
  #sso: SsoLoaders | undefined;
  #field: FieldLoaders | undefined;
  #userGroup: UserGroupLoaders | undefined;
  #webhook: WebhookLoaders | undefined;

  /** @param guid the viewer's; null where nobody is signed in */
  constructor(upstream: Upstream, log: Log, guid: string | null, clientAddress: string) {
    this.#upstream = upstream;
    this.#log = log;
    this.#guid = guid;
    this.#clientAddress = clientAddress;
  }

  get identity(): IdentityLoaders {
    return (this.#identity ??= identityLoaders(this.#upstream, this.#log));
  }
  get team(): TeamLoaders {
    return (this.#team ??= teamLoaders(this.#upstream, this.#log));
  }
  get member(): MemberLoaders {
    return (this.#member ??= memberLoaders(this.#upstream, this.#log));
  }
  get billing(): BillingLoaders {
    return (this.#billing ??= billingLoaders(this.#upstream, this.team, this.#clientAddress, this.#log));
  }
  get payment(): PaymentLoaders {
    return (this.#payment ??= paymentLoaders(this.#upstream, this.team));
  }
  get channel(): ChannelLoaders {
    return (this.#channel ??= channelLoaders(this.#upstream, this.#log));
  }
  get sso(): SsoLoaders {
    return (this.#sso ??= ssoLoaders(this.#upstream, this.#log));
  }
  get field(): FieldLoaders {
    return (this.#field ??= fieldLoaders(this.#upstream, this.#log, this.#guid));
  }
  get userGroup(): UserGroupLoaders {
    return (this.#userGroup ??= userGroupLoaders(this.#upstream, this.#log));
  }
  get webhook(): WebhookLoaders {
    return (this.#webhook ??= webhookLoaders(this.#upstream, this.#log));
  }
}
