import type { Meaning } from '../../../upstream/refusals.ts';

export const planRequired = [
  'PLAN_REQUIRED',
  null,
  'Only the enterprise plan has channel templates.',
] as const satisfies Meaning;
export const noSuchTemplate = ['NOT_FOUND', ['templateId'], 'There is no such template.'] as const satisfies Meaning;
export const otherFileName = [
  'INVALID',
  ['fileName'],
  'The name begins with the id of the template, and ends in .csv.',
] as const satisfies Meaning;

const TEMPLATE_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a text may be the id of a template. */
export const isTemplateId = (id: string): boolean => TEMPLATE_ID.test(id);
