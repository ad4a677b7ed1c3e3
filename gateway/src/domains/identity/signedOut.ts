import type { GatewayContext } from '../../context.ts';

/** After the session that asks has ended: its browser forgets it, and nothing further is read with it in this request. */
export function signedOut(context: GatewayContext): void {
  if (context.identity?.kind === 'browser') context.browser.end();
  Object.assign(context, context.scopeOf(null));
}
