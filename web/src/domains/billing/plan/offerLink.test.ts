import { describe, expect, it } from 'vitest';
import { offerIn } from './offerLink.ts';

const read = (query: string) => {
  const { planName, endsOn, isTrialHidden } = offerIn(new URLSearchParams(query));
  return [planName?.defaultMessage ?? null, endsOn, isTrialHidden];
};

describe('a link in an offer mail', () => {
  it.each([
    ['planType=pro&endDate=2026-12-31', ['PRO', '2026-12-31', false]],
    ['planType=Enterprise&endDate=2026-12-31T10:00:00Z', ['Enterprise', '2026-12-31', false]],
    ['planType=SALES_DEAL&fromEmail=true', ['Agreed with sales', null, false]],
    ['planType=flat_rate&TrialNotAvailable=true', ['Flat rate', null, true]],
    ['TrialNotAvailable=false', [null, null, false]],
    ['trialNotAvailable=true', [null, null, false]],
    ['planType=unknown&endDate=2026-02-30', [null, null, false]],
    ['planType=toString&endDate=soon', [null, null, false]],
    ['planType=%3Cb%3EPRO%3C%2Fb%3E&endDate=31.12.2026', [null, null, false]],
    ['planType=&endDate=', [null, null, false]],
    ['', [null, null, false]],
  ])('is read as far as it can be understood: %s', (query, offer) => {
    expect(read(query)).toEqual(offer);
  });
});
