import { useIntl } from 'react-intl';
import { templateTexts } from './templateMessages.ts';

const WORDS = {
  create: { name: templateTexts.create, hint: templateTexts.createHint },
  update: { name: templateTexts.update, hint: templateTexts.updateHint },
} as const;

/** A template in the console's words; one that it does not know in those of the gateway. */
export function useTemplateWords() {
  const { formatMessage } = useIntl();
  return ({ id, name }: { readonly id: string; readonly name: string }) => {
    const words = new Map(Object.entries(WORDS)).get(id);
    return words ? { name: formatMessage(words.name), hint: formatMessage(words.hint) } : { name, hint: null };
  };
}
