/** The query of the links in offer mails. */
const OFFER_QUERY = ['planType', 'endDate', 'TrialNotAvailable', 'fromEmail'];

/** Whether an address is that of a link in an offer mail. */
export const isOfferLink = (query: URLSearchParams): boolean => OFFER_QUERY.some((name) => query.has(name));
