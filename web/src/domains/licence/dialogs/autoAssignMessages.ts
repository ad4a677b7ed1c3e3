import { defineMessages } from 'react-intl';

/** Whether people who join get PRO. */
export const autoAssignTexts = defineMessages({
  autoAssign: { id: 'people.autoAssign', defaultMessage: 'New members get PRO' },
  autoAssignHint: {
    id: 'people.autoAssign.hint',
    defaultMessage: 'People who join get a license while one is free.',
  },
  autoAssignFailed: {
    id: 'people.autoAssign.failed',
    defaultMessage: 'The setting for new members could not be saved. It is as before.',
  },
});
