import { defineMessages } from 'react-intl';

/** One more item behind others of a list that only names them, without an “and”. */
export const listed = defineMessages<{ item: { list: string; item: string } }>({
  item: { id: 'format.listed', defaultMessage: '{list}, {item}' },
});

export const byteSizes = defineMessages<{ size: { value: string; unit: string } }>({
  size: {
    id: 'format.byteSize',
    defaultMessage:
      '{unit, select, kb {{value} KB} mb {{value} MB} gb {{value} GB} tb {{value} TB} pb {{value} PB} eb {{value} EB} zb {{value} ZB} yb {{value} YB} other {{value} Bytes}}',
  },
});
