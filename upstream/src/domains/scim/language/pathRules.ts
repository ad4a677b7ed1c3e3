import { type Attribute, type ResourceType, attributeIn } from '../schemaRules.ts';

/** What an attribute is called: of an extension, or of the resource itself where `schema` is null; with a part of it. */
export type Name = { readonly schema: string | null; readonly attribute: string; readonly sub: string | null };

/** What a name stands for. */
export type Place = {
  /** Where its values stand: the key of the extension, or null for the resource itself. */
  readonly extension: string | null;
  readonly attribute: Attribute;
  readonly sub: Attribute | null;
};

const NAME = /^(?:(urn:[\w.:-]{1,150}):)?([a-z$][\w$-]{0,60})(?:\.([a-z$][\w$-]{0,60}))?$/i;
const URN_ALONE = /^urn:[\w.:-]{1,150}$/i;

/** A name as it is written, or null for what is none. */
export function readName(text: string): Name | null {
  const match = NAME.exec(text);
  const [, schema = null, attribute, sub = null] = match ?? [];
  return attribute === undefined ? null : { schema, attribute, sub };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether a text names the whole extension of a type. */
export const isExtension = (type: ResourceType, text: string): boolean =>
  type.extension !== null && URN_ALONE.test(text) && isSame(text, type.extension.schema);

/** What a name stands for, or null where a resource of the type has nothing of that name. */
export function placeOf(type: ResourceType, { schema, attribute, sub }: Name): Place | null {
  const { extension } = type;
  const isOwn = schema === null || isSame(schema, type.schema);
  const isOfExtension = schema !== null && extension !== null && isSame(schema, extension.schema);
  if (!isOwn && !isOfExtension) return null;
  const attributes = isOfExtension ? extension.attributes : [...type.common, ...type.attributes];
  const found = attributeIn(attributes, attribute);
  if (found === undefined) return null;
  const part = sub === null ? null : attributeIn(found.subAttributes ?? [], sub);
  return part === undefined
    ? null
    : { extension: isOfExtension ? extension.schema : null, attribute: found, sub: part };
}

/** Whether the standard knows the name, though nothing stands for it here. */
export function isPassedOver({ passedOver }: ResourceType, { attribute, sub }: Name): boolean {
  const whole = sub === null ? attribute : `${attribute}.${sub}`;
  return passedOver.some((known) => isSame(known, attribute) || isSame(known, whole));
}
