import { DOMParser } from '@xmldom/xmldom';

/** An element as far as it is looked at here. */
export type XmlElement = {
  readonly localName: string | null;
  readonly namespaceURI: string | null;
  readonly textContent: string | null;
  readonly parentNode: unknown;
  readonly childNodes: ArrayLike<unknown>;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  getElementsByTagName(name: string): ArrayLike<XmlElement>;
};

const ELEMENT_NODE = 1;

const isElement = (node: unknown): node is XmlElement =>
  typeof node === 'object' && node !== null && 'nodeType' in node && node.nodeType === ELEMENT_NODE;

const fail = (): never => {
  throw new Error('This is no XML.');
};

/** No document type, and so no entity: nothing stands in a message but what is read there. */
const hasDeclaration = (text: string) => /<!(?!--|\[CDATA\[)/.test(text);

/** The outermost element of a document that is XML without a doubt; null for any other. */
export function parseXml(text: string): XmlElement | null {
  if (hasDeclaration(text)) return null;
  try {
    const errorHandler = { warning: fail, error: fail, fatalError: fail };
    const root: unknown = new DOMParser({ locator: {}, errorHandler }).parseFromString(
      text,
      'text/xml',
    ).documentElement;
    return isElement(root) ? root : null;
  } catch {
    return null;
  }
}

export const isNamed = (element: XmlElement, namespace: string, name: string): boolean =>
  element.localName === name && element.namespaceURI === namespace;

/** The elements right below one that are called so. */
export const childrenOf = (parent: XmlElement, namespace: string, name: string): XmlElement[] =>
  Array.from(parent.childNodes)
    .filter(isElement)
    .filter((one) => isNamed(one, namespace, name));

/** All elements below one, however deep. */
export const allBelow = (root: XmlElement): XmlElement[] => Array.from(root.getElementsByTagName('*'));

/** The value of an attribute, null where it is not there. */
export const attributeOf = (element: XmlElement, name: string): string | null =>
  element.hasAttribute(name) ? element.getAttribute(name) : null;

/** The text of an element: what comments stand in is one text. */
export const textOf = (element: XmlElement | undefined): string => element?.textContent?.trim() ?? '';
