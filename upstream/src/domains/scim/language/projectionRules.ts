import type { Attribute, ResourceType } from '../schemaRules.ts';
import { type Place, isExtension, placeOf, readName } from './pathRules.ts';
import { type Json, isObject } from './valueRules.ts';

/** Which attributes are told: those that are named, or all but those that are. */
export type Projection = { readonly attributes?: readonly string[]; readonly excludedAttributes?: readonly string[] };

/** What names stand for; an extension by its name stands for all of it. Names of nothing are passed over. */
type Named = { readonly places: readonly Place[]; readonly extensions: ReadonlySet<string> };

function namedBy(type: ResourceType, texts: readonly string[]): Named {
  const places = texts.flatMap((text) => {
    const name = isExtension(type, text.trim()) ? null : readName(text.trim());
    return (name && placeOf(type, name)) ?? [];
  });
  const isWhole = texts.some((text) => isExtension(type, text.trim()));
  return { places, extensions: new Set(isWhole && type.extension ? [type.extension.schema] : []) };
}

const placesOf = ({ places }: Named, extension: string | null, { name }: Attribute) =>
  places.filter((place) => place.extension === extension && place.attribute.name === name);

/** The parts of a value that `isTold` lets through. */
const partsOf = (value: unknown, isTold: (part: string) => boolean): unknown => {
  if (Array.isArray(value)) return value.map((one: unknown) => partsOf(one, isTold));
  return isObject(value) ? Object.fromEntries(Object.entries(value).filter(([part]) => isTold(part))) : value;
};

type Told = (extension: string | null, attribute: Attribute, value: unknown) => unknown;

const telling =
  (named: Named): Told =>
  (extension, attribute, value) => {
    const places = placesOf(named, extension, attribute);
    const isWhole = places.some(({ sub }) => sub === null) || (extension !== null && named.extensions.has(extension));
    if (isWhole) return value;
    if (places.length === 0) return undefined;
    return partsOf(value, (part) => places.some(({ sub }) => sub?.name === part));
  };

const withholding =
  (named: Named): Told =>
  (extension, attribute, value) => {
    const places = placesOf(named, extension, attribute);
    if (places.some(({ sub }) => sub === null) || (extension !== null && named.extensions.has(extension)))
      return undefined;
    return places.length === 0 ? value : partsOf(value, (part) => !places.some(({ sub }) => sub?.name === part));
  };

/** A resource with those of its attributes that are asked for. Its id and what it is made of are always told. */
export function projected(type: ResourceType, resource: Json, projection: Projection): Json {
  const { attributes = [], excludedAttributes = [] } = projection;
  if (attributes.length + excludedAttributes.length === 0) return resource;
  const told =
    attributes.length > 0 ? telling(namedBy(type, attributes)) : withholding(namedBy(type, excludedAttributes));
  const pick = (extension: string | null, known: readonly Attribute[], values: Json): Json =>
    Object.fromEntries(
      known.flatMap((attribute) => {
        const value = values[attribute.name];
        const picked = attribute.returned === 'always' ? value : told(extension, attribute, value);
        return value === undefined || picked === undefined ? [] : [[attribute.name, picked]];
      }),
    );
  const own = pick(null, [...type.common, ...type.attributes], resource);
  const { extension } = type;
  const inner = extension && resource[extension.schema];
  if (!extension || !isObject(inner)) return own;
  const picked = pick(extension.schema, extension.attributes, inner);
  return Object.keys(picked).length === 0 ? own : { ...own, [extension.schema]: picked };
}

/** Whether an attribute is told at all, so that nobody looks it up for nothing. */
export function isTold(
  type: ResourceType,
  name: string,
  { attributes = [], excludedAttributes = [] }: Projection,
): boolean {
  const isNamed = (texts: readonly string[], isWhole: boolean) =>
    namedBy(type, texts).places.some(({ attribute, sub }) => attribute.name === name && (!isWhole || sub === null));
  return attributes.length > 0 ? isNamed(attributes, false) : !isNamed(excludedAttributes, true);
}
