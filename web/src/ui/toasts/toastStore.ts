import type { MessageDescriptor } from 'react-intl';

export type ToastValues = Record<string, string | number>;

/** What a toast says. Texts are messages, so that a change of language reaches a toast that still stands. */
export type ToastContent = {
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  readonly title?: MessageDescriptor | undefined;
  readonly text: MessageDescriptor;
  readonly values?: ToastValues | undefined;
  /** A line for support, shown as it is. */
  readonly requestId?: string | null | undefined;
  /** One action, such as Undo; it takes the toast away. */
  readonly action?: { readonly label: MessageDescriptor; readonly run: () => void } | undefined;
  /** Toasts of one cause replace each other instead of piling up. */
  readonly cause?: string | undefined;
};

export type Toast = ToastContent & { readonly id: number };

/** At most so many toasts stand at once; the oldest leaves first. */
const MOST = 4;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const replace = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** Shows a toast; callable from anywhere, also outside of React. Answers its id. */
export const showToast = (content: ToastContent): number => {
  lastId += 1;
  const others = toasts.filter((one) => content.cause === undefined || one.cause !== content.cause);
  replace([...others, { ...content, id: lastId }].slice(-MOST));
  return lastId;
};

export const dismissToast = (id: number) => replace(toasts.filter((one) => one.id !== id));

export const clearToasts = () => replace([]);

export const currentToasts = () => toasts;

export const subscribeToToasts = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
