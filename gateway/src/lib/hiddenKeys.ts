import { keyedHash } from './keyedHash.ts';
import { type LimiterFactory, withTake } from './limiter.ts';

/**
 * Limiters that count under names which tell nothing: whom a limit is about is an e-mail address or a client's, and these
 * are nobody's business where the counts are kept. Gateways with the same key count together.
 */
export function hiddenKeys(sessionKey: string, limiters: LimiterFactory): LimiterFactory {
  const hash = keyedHash(sessionKey, 'limiter keys');
  return (rule) => {
    const limiter = limiters(rule);
    // The rule is part of it, so that nobody can be followed from one limit to the next either.
    const hidden = (key: string) => hash(`${rule.name} ${key}`);
    return withTake({
      count: (key) => limiter.count(hidden(key)),
      giveBack: (key) => limiter.giveBack(hidden(key)),
      reset: (key) => limiter.reset(hidden(key)),
    });
  };
}
