import { defineMessages } from 'react-intl';
import type { DeleteReason } from './feedback.ts';

/** Why somebody deletes, by the reason's name in the schema. */
export const reasonTexts = defineMessages({
  MEMBERS_LEFT: { id: 'people.reason.left', defaultMessage: 'The members left the organization' },
  LICENCE_NOT_NEEDED: { id: 'people.reason.licence', defaultMessage: 'The members don’t need a PRO license' },
  PROJECT_ENDED: { id: 'people.reason.project', defaultMessage: 'The project ended' },
  OTHER_TOOL: { id: 'people.reason.tool', defaultMessage: 'We are switching to a different tool' },
  BUDGET: { id: 'people.reason.budget', defaultMessage: 'Budget' },
  BUGS: { id: 'people.reason.bugs', defaultMessage: 'Bugs and performance' },
  MISSING_FEATURES: { id: 'people.reason.features', defaultMessage: 'Missing features' },
  OTHER: { id: 'people.reason.other', defaultMessage: 'Other' },
}) satisfies Record<DeleteReason, unknown>;

/** The form that asks for the reason. */
export const feedbackTexts = defineMessages({
  reason: { id: 'people.feedback.reason', defaultMessage: 'Please tell us the reason' },
  text: { id: 'people.feedback.text', defaultMessage: 'Your reason in your own words' },
});

export const feedbackPhrases = defineMessages<{ tooLong: { most: number } }>({
  tooLong: {
    id: 'people.feedback.tooLong',
    defaultMessage: 'Please use at most {most, plural, one {# character} other {# characters}}.',
  },
});
