import { userError } from '../../lib/userErrors.ts';
import type { Mutation } from '../../mutation.ts';
import { hasStatus } from '../../upstream/errors.ts';
import { refusalError } from '../../upstream/refusals.ts';
import { changeViewer } from './changeViewer.ts';
import { identityRest } from './rest.ts';

const MESSAGE = 'A PIN was sent a moment ago; wait before asking for another.';

/** Has a PIN mailed to the viewer, by which they show that the address is their own. The service limits it. */
export const viewerAddressPinIssue: Mutation<'viewerAddressPinIssue'> = (_root, { input }, context) =>
  changeViewer(
    context,
    () => identityRest(context.upstream).issueAddressPin(input?.idempotencyKey),
    (error) =>
      hasStatus(error, 429)
        ? userError('LIMIT_REACHED', null, MESSAGE, error.refusal?.retryAfterMs)
        : refusalError(error, {}),
  );
