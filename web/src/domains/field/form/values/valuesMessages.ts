import { defineMessages } from 'react-intl';

/** The list of a field's values. */
export const valuesTexts = defineMessages({
  title: { id: 'enterprise.fieldForm.values', defaultMessage: 'Values' },
  add: { id: 'enterprise.fieldForm.values.add', defaultMessage: 'Add a value' },
  addHint: {
    id: 'enterprise.fieldForm.values.add.hint',
    defaultMessage: 'Press Enter after each value. Paste several lines to add them all at once.',
  },
  addButton: { id: 'enterprise.fieldForm.values.add.button', defaultMessage: 'Add' },
  import: { id: 'enterprise.fieldForm.values.import', defaultMessage: 'Import from a file' },
  importHint: {
    id: 'enterprise.fieldForm.values.import.hint',
    defaultMessage: 'A text file with a value in each line, or a CSV file, whose first column is read.',
  },
  importFailed: {
    id: 'enterprise.fieldForm.values.import.failed',
    defaultMessage: 'The file could not be read. Choose a text or CSV file of at most 1 MB.',
  },
  importEmpty: { id: 'enterprise.fieldForm.values.import.empty', defaultMessage: 'The file has no values in it.' },
  sort: { id: 'enterprise.fieldForm.values.sort', defaultMessage: 'Sort A–Z' },
  list: { id: 'enterprise.fieldForm.values.list', defaultMessage: 'Values in their order' },
  none: { id: 'enterprise.fieldForm.values.none', defaultMessage: 'There are no values yet.' },
  startNothing: { id: 'enterprise.fieldForm.values.start.nothing', defaultMessage: 'Nothing' },
  startHint: {
    id: 'enterprise.fieldForm.values.start.hint',
    defaultMessage: 'Those who are in the team already keep what they have.',
  },
  rowEmpty: { id: 'enterprise.fieldForm.values.row.empty', defaultMessage: 'Empty' },
  rowDuplicate: { id: 'enterprise.fieldForm.values.row.duplicate', defaultMessage: 'In the list already' },
  rowUnshowable: {
    id: 'enterprise.fieldForm.values.row.unshowable',
    defaultMessage: 'Characters that cannot be shown',
  },
  removedInUse: {
    id: 'enterprise.fieldForm.values.removedInUse',
    defaultMessage:
      'What you removed is still in use: another field depends on it, or people who are not active have it. To keep it under another name, rename it.',
  },
  putBack: { id: 'enterprise.fieldForm.values.putBack', defaultMessage: 'Put back what was removed' },
});

export const valuesPhrases = defineMessages<{
  count: { count: number; most: number };
  added: { added: number; present: number; left: number };
  headingLeftOut: { heading: string };
  leftFrom: { line: number };
  faulty: { count: number; lines: string; more: number };
  quoteFault: { line: number };
  row: { place: number };
  up: { value: string };
  down: { value: string };
  remove: { value: string };
  held: { count: number };
  keptBy: { count: number };
  tooLongBy: { count: number };
  removed: { count: number; values: string; more: number };
}>({
  count: { id: 'enterprise.fieldForm.values.count', defaultMessage: '{count, number} of {most, number}' },
  added: {
    id: 'enterprise.fieldForm.values.added',
    defaultMessage:
      '{added, plural, =0 {Nothing was added.} one {# value was added.} other {# values were added.}}{present, plural, =0 {} one { # was in the list already.} other { # were in the list already.}}{left, plural, =0 {} one { There was no room for # of them.} other { There was no room for # of them.}}',
  },
  headingLeftOut: {
    id: 'enterprise.fieldForm.values.headingLeftOut',
    defaultMessage: 'The first line, “{heading}”, is a heading and was left out.',
  },
  leftFrom: {
    id: 'enterprise.fieldForm.values.leftFrom',
    defaultMessage: 'The first of them is on line {line, number}.',
  },
  faulty: {
    id: 'enterprise.fieldForm.values.faulty',
    defaultMessage:
      '{count, plural, one {The value on line {lines} is too long, or cannot be shown.} other {The values on lines {lines}{more, plural, =0 {} one { and # more} other { and # more}} are too long, or cannot be shown.}}',
  },
  quoteFault: {
    id: 'enterprise.fieldForm.values.import.quoteFault',
    defaultMessage:
      'The file could not be read: a quotation mark on line {line, number} is never closed, or has something behind it.',
  },
  row: { id: 'enterprise.fieldForm.values.row', defaultMessage: 'Value {place, number}' },
  up: { id: 'enterprise.fieldForm.values.up', defaultMessage: 'Move {value} up' },
  down: { id: 'enterprise.fieldForm.values.down', defaultMessage: 'Move {value} down' },
  remove: { id: 'enterprise.fieldForm.values.remove', defaultMessage: 'Remove {value}' },
  held: {
    id: 'enterprise.fieldForm.values.held',
    defaultMessage: '{count, plural, one {# person has it} other {# people have it}}',
  },
  keptBy: {
    id: 'enterprise.fieldForm.values.keptBy',
    defaultMessage: '{count, plural, one {# person keeps it, renamed} other {# people keep it, renamed}}',
  },
  tooLongBy: {
    id: 'enterprise.fieldForm.values.tooLongBy',
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
  },
  removed: {
    id: 'enterprise.fieldForm.values.removed',
    defaultMessage:
      '{count, plural, one {# person has} other {# people have}} what you removed: {values}{more, plural, =0 {} one { and # more} other { and # more}}. A value can be removed once nobody has it. To keep it under another name, rename it.',
  },
});
