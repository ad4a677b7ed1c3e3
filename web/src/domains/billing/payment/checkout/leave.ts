import { pathTo } from '../../../../lib/paths.ts';
import { beginAfresh } from '../../../../lib/session/beginAfresh.ts';
import { leaveNote } from '../../../../lib/urlState/entryNotes.ts';
import { type UrlValues, withValues } from '../../../../lib/urlState/useUrlState.ts';
import { type ReturnWith, returnValues } from './returnWith.ts';

/** A signed form of a bank: where it goes, and what it says. */
type BankForm = {
  readonly action: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
};

/** Whether an address may be opened: of the web, never of code. */
const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);

const readAgainIfKept = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) window.location.reload();
};

/**
 * Some browsers keep the page as it was left for who goes back: what became of the payment is to be read then, once however
 * often somebody was about to leave.
 */
const comeBackAfresh = (): void => window.addEventListener('pageshow', readAgainIfKept, { once: true });

/** Goes to a page of a bank. Answers whether it could. */
export const leaveFor = (url: string): boolean => {
  if (!isWebAddress(url)) return false;
  comeBackAfresh();
  window.location.assign(url);
  return true;
};

/** Goes to a bank's website with a form, as it is. Answers whether it could. */
export const postForm = ({ action, fields }: BankForm): boolean => {
  if (!isWebAddress(action)) return false;
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  for (const { name, value } of fields) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  comeBackAfresh();
  // Not the form's own `submit`: a field of that name would stand before it.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
  return true;
};

/** Where a bank leads back to after somebody confirmed a card there. */
export const cardReturnUrl = (orderId: string, words: ReturnWith): string => {
  const url = new URL(`/billing/return/${encodeURIComponent(orderId)}`, window.location.origin);
  url.search = withValues(new URLSearchParams(), returnValues(words)).toString();
  return url.href;
};

/** The address of what came of an order. */
export const successWay = (orderId: string, feature: string | null = null): string => {
  const values: UrlValues = { order: orderId, feature };
  return `${pathTo('paymentSuccess')}?${withValues(new URLSearchParams(), values)}`;
};

/**
 * Shows what came of an order in a console that begins afresh: the plan has changed, and with it what most pages know. The
 * page of the payment is replaced: going back must not lead to it. That page tells once more that it is paid.
 */
export const openSuccess = (orderId: string, feature: string | null): void => {
  window.location.replace(`#${successWay(orderId, feature)}`);
  leaveNote('hasJustPaid');
  beginAfresh();
};
