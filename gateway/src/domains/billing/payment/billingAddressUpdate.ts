import { BILLING_ADDRESS_MAX, billingAddressFormat, billingAddressTexts } from '@muster/schema/formats/billingAddress';
import { isRestrictedCountry } from '@muster/schema/formats/country';
import type { BillingAddressUpdateInput, UserError } from '../../../generated/resolvers.ts';
import type { Body } from '../../../generated/upstream/contract.ts';
import { given } from '../../../lib/given.ts';
import { type TextRule, textError, textRule } from '../../../lib/texts.ts';
import { userError } from '../../../lib/userErrors.ts';
import type { Mutation } from '../../../mutation.ts';
import { changeTeam, unchangedTeam } from '../../team/changeTeam.ts';
import { toAddress } from './addressMapper.ts';
import { addressRefusals } from './refusals.ts';
import { purchaseRest } from './rest.ts';

type Address = Body<'billing', 'saveBillingAddress'>['address'];

const { countryCode, ...texts } = billingAddressTexts;
const nouns: Readonly<Record<keyof typeof texts, string>> = {
  companyName: 'The name of a company',
  companyAddress: 'An address',
  city: 'A city',
  state: 'A state',
  zipCode: 'A postal code',
  taxNumber: 'A tax number',
};
const ruleOf = (part: keyof typeof texts) => textRule(texts[part], nouns[part], BILLING_ADDRESS_MAX[part]);
const rules = {
  companyName: ruleOf('companyName'),
  companyAddress: ruleOf('companyAddress'),
  city: ruleOf('city'),
  countryCode: { ...textRule(countryCode, 'A country', 2), invalid: 'A country is told by its two letters.' },
  state: ruleOf('state'),
  zipCode: ruleOf('zipCode'),
  taxNumber: ruleOf('taxNumber'),
} satisfies Record<string, TextRule>;

function errorsOf(input: BillingAddressUpdateInput): UserError[] {
  const errors = Object.entries(rules).map(([field, rule]) => {
    const text = new Map<string, string | null | undefined>(Object.entries(input)).get(field);
    return typeof text === 'string' ? textError(rule, text, [field]) : null;
  });
  if (isRestrictedCountry(input.countryCode)) errors.push(userError(...addressRefusals.country_restricted));
  return errors.filter((error) => error !== null);
}

/** The address in the words of the service, which knows some parts by two names; null where a part is not as it has to be. */
function addressOf(input: BillingAddressUpdateInput): Address | null {
  const { data } = billingAddressFormat.safeParse(input);
  if (data === undefined) return null;
  return {
    ...{ name: data.companyName, company_name: data.companyName },
    ...{ address: data.companyAddress, company_address: data.companyAddress },
    ...{ city: data.city, country: data.countryCode, country_code: data.countryCode },
    ...given({ state: data.state, zip_code: data.zipCode, tax_number: data.taxNumber }),
  };
}

/** Sets whom invoices are made out to; the payload's address is the service's answer. */
export const billingAddressUpdate: Mutation<'billingAddressUpdate'> = async (_root, { input }, context) => {
  const errors = errorsOf(input);
  const address = addressOf(input);
  if (errors.length > 0 || address === null) return unchangedTeam(...errors);
  const { teamId } = await context.loaders.team.team();
  const save = () => purchaseRest(context.upstream, teamId).saveAddress(address, input.idempotencyKey);
  return changeTeam(context, save, addressRefusals, ({ loaders }, answer) =>
    loaders.payment.address.prime(toAddress(answer)),
  );
};
