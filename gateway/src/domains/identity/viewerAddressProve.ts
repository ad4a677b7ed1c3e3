import { pinFormat } from '@muster/schema/formats/pin';
import { userError } from '../../lib/userErrors.ts';
import type { Mutation } from '../../mutation.ts';
import { changeViewer, unchangedViewer } from './changeViewer.ts';
import { guessError } from './pinGuess.ts';
import { identityRest } from './rest.ts';

/** Makes the present session one that proves the viewer's address. */
export const viewerAddressProve: Mutation<'viewerAddressProve'> = async (_root, { input }, context) => {
  const pin = pinFormat.safeParse(input.pin);
  if (!pin.success) return unchangedViewer(userError('INVALID', ['pin'], 'A PIN has six digits.'));
  const { upstream } = context;
  return changeViewer(context, () => identityRest(upstream).proveAddress(pin.data, input.idempotencyKey), guessError);
};
