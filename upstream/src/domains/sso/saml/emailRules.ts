import { emailFormat } from '@muster/schema/formats/email';
import { ASSERTION, EMAIL_FORMAT, UNSPECIFIED_FORMAT } from './nameRules.ts';
import { type XmlElement, attributeOf, childrenOf, textOf } from './xmlRules.ts';

/** What identity providers call the attribute with the address. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  'email',
  'mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
]);

const addressOf = (text: string): string | null => emailFormat.safeParse(text).data ?? null;

/**
 * The address that an assertion is about: the name of its subject where it says that this is one, else that of an attribute,
 * else the name where it says nothing of what it is and looks like one. Null where there is none, or several.
 */
export function emailIn(assertion: XmlElement, subject: XmlElement): string | null {
  const names = childrenOf(subject, ASSERTION, 'NameID');
  const [name] = names;
  if (names.length > 1) return null;
  const format = name ? (attributeOf(name, 'Format') ?? UNSPECIFIED_FORMAT) : null;
  if (format === EMAIL_FORMAT) return addressOf(textOf(name));
  const attributes = attributeAddresses(assertion);
  if (attributes.size > 0) return attributes.size === 1 ? addressOf([...attributes].join('')) : null;
  return format === UNSPECIFIED_FORMAT ? addressOf(textOf(name)) : null;
}

function attributeAddresses(assertion: XmlElement): ReadonlySet<string> {
  const values = childrenOf(assertion, ASSERTION, 'AttributeStatement')
    .flatMap((statement) => childrenOf(statement, ASSERTION, 'Attribute'))
    .filter((attribute) => ATTRIBUTES.has(attributeOf(attribute, 'Name') ?? ''))
    .flatMap((attribute) => childrenOf(attribute, ASSERTION, 'AttributeValue'));
  return new Set(values.map((value) => textOf(value).toLowerCase()));
}
