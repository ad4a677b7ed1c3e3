import type { GatewayContext } from './context.ts';
import type { Identity } from './identity.ts';

/** From here on the request reads and writes as somebody else, or as nobody. */
export const actAs = (context: GatewayContext, identity: Identity | null): void =>
  void Object.assign(context, context.scopeOf(identity));

/** Forgets what this request has read: a change may have made it wrong. */
export const forgetReads = (context: GatewayContext): void => actAs(context, context.identity);

/** After the session that asks has ended: its browser forgets it, and nothing further is read with it in this request. */
export function endSession(context: GatewayContext): void {
  if (context.identity?.kind === 'browser') context.browser.end();
  actAs(context, null);
}
