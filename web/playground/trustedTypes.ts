// What the page's policy lets become markup or code where a library hands over plain text: comes before the libraries.
import { ownScript, readableMarkup } from './trustedText.ts';

type Rules = {
  readonly createHTML: (markup: string) => string;
  readonly createScriptURL: (address: string) => string;
};

declare global {
  /** Not in every browser; TypeScript does not know it yet. */
  var trustedTypes: { readonly createPolicy: (name: string, rules: Rules) => unknown } | undefined;
}

globalThis.trustedTypes?.createPolicy('default', {
  createHTML: readableMarkup,
  createScriptURL: (address) => ownScript(address, document.baseURI),
});
