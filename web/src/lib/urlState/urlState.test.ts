import { describe, expect, it } from 'vitest';
import { readHash } from './hashLocation.ts';
import { withValues } from './useUrlState.ts';

describe('the address behind the hash', () => {
  it.each([
    ['', '/', ''],
    ['#/', '/', ''],
    ['#overview', '/overview', ''],
    ['#/manage/users?tab=admins&search=a%3Fb', '/manage/users', 'tab=admins&search=a%3Fb'],
    ['#/a?b=c?d', '/a', 'b=c%3Fd'],
  ])('of "%s" is %s with "%s"', (hash, path, query) => {
    const read = readHash(hash);
    expect(read.path).toBe(path);
    expect(read.query.toString()).toBe(query);
  });

  it('keeps what belongs to others and leaves out what is empty', () => {
    const after = withValues(new URLSearchParams('tab=admins&search=old'), { search: 'new', dialog: null, page: '' });
    expect(after.toString()).toBe('tab=admins&search=new');
  });
});
