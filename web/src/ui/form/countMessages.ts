import { defineMessages } from 'react-intl';

export const countPhrases = defineMessages<{
  left: { count: number };
  tooMany: { count: number };
  nearEnd: { count: number };
}>({
  left: {
    id: 'ui.characters.left',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
  },
  tooMany: {
    id: 'ui.characters.tooMany',
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
  },
  nearEnd: {
    id: 'ui.characters.nearEnd',
    defaultMessage:
      '{count, plural, =0 {No characters left} one {At most # character left} other {At most # characters left}}',
  },
});
