import { defineMessages } from 'react-intl';

/** The texts of a list whose rows can be selected. */
export const tableTexts = defineMessages({
  selectAll: { id: 'ui.table.selectAll', defaultMessage: 'Select everything that is loaded' },
  selectWhole: { id: 'ui.table.selectWhole', defaultMessage: 'Select the whole list' },
  nothingSelected: { id: 'ui.table.nothingSelected', defaultMessage: 'Nothing selected' },
});

/** Those that count or name something. */
export const tablePhrases = defineMessages<{ selectRow: { name: string }; selected: { count: number } }>({
  selectRow: { id: 'ui.table.selectRow', defaultMessage: 'Select {name}' },
  selected: { id: 'ui.table.selected', defaultMessage: '{count, plural, one {# selected} other {# selected}}' },
});
