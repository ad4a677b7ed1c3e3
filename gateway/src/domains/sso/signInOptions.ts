import { emailFormat } from '@muster/schema/formats/email';
import type { GatewayContext } from '../../context.ts';
import type { PinOffer, QueryResolvers } from '../../generated/resolvers.ts';
import { GatewayError } from '../../lib/errors.ts';
import { type WordsOf, enumOf } from '../../lib/enums.ts';
import { isNotOffered } from '../../upstream/errors.ts';
import { googleStart, samlStart } from './paths.ts';
import { ssoRest } from './rest.ts';

const pinOffers = enumOf('PinOffer', {
  EVERYBODY: 'everybody',
  ADMINS: 'admins',
  NOBODY: 'nobody',
} satisfies WordsOf<PinOffer>);

const ONLY_PIN = { pin: 'everybody', isGoogleOffered: false, saml: null } as const;

/** Where there is no such service, nobody offers another way than the PIN. */
async function optionsOf(email: string, { upstream }: GatewayContext) {
  try {
    return await ssoRest(upstream).signInOptions(email);
  } catch (error) {
    if (isNotOffered(error)) return ONLY_PIN;
    throw error;
  }
}

/** The ways in of an address. */
export const signInOptions: NonNullable<QueryResolvers['signInOptions']> = async (_root, { email: text }, context) => {
  const email = emailFormat.safeParse(text);
  if (!email.success) {
    throw new GatewayError('BAD_USER_INPUT', { message: '`email` is not an e-mail address.', status: 400 });
  }
  await context.signIn.limits.optionsFrom(context.clientAddress);
  const { pin, isGoogleOffered, saml } = await optionsOf(email.data, context);
  return {
    pin: pinOffers.read(pin, context.log),
    google: isGoogleOffered ? { label: null, startPath: googleStart(email.data) } : null,
    saml: saml && { label: saml.buttonLabel, startPath: samlStart(saml.teamId) },
  };
};
