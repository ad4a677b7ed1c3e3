import {
  type ChangeEvent,
  type ClipboardEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useId,
} from 'react';
import type { Edit, Typed } from './typing.ts';

interface Props extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'value' | 'onChange' | 'onPaste' | 'defaultValue'
> {
  readonly label: string;
  readonly value: string;
  /** Why the value is not accepted; takes the hint's place. */
  readonly error: string | null;
  readonly hint?: string;
  /** Stands at the end of the label's line, and describes the field by its id, too. */
  readonly aside?: { readonly id: string; readonly content: ReactNode };
  /** What becomes of an edit by hand. */
  readonly typed: (edit: Edit) => Typed;
  readonly onTyped: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

const howOf = (event: Event): Edit['how'] =>
  event instanceof InputEvent && event.inputType === 'deleteContentForward' ? 'deletedForward' : 'typed';

/** A labelled field of a card: its error or hint below, all told to screen readers; the caret stays where the hand is. */
export function CardField({ label, value, error, hint, aside, typed, onTyped, ...input }: Props) {
  const id = useId();
  const take = (field: HTMLInputElement, edit: Omit<Edit, 'before'>) => {
    const { value: next, caret } = typed({ before: value, ...edit });
    // Written before React compares: a field that holds the value already keeps its caret.
    field.value = next;
    field.setSelectionRange(caret, caret);
    onTyped(next);
  };
  const change = ({ currentTarget: field, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    take(field, { raw: field.value, caret: field.selectionStart ?? field.value.length, how: howOf(nativeEvent) });
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    // The browser would cut it to the field's length with all the spaces that came along.
    event.preventDefault();
    const { currentTarget: field, clipboardData } = event;
    if (field.readOnly) return;
    const text = clipboardData.getData('text').trim();
    const start = field.selectionStart ?? value.length;
    const raw = value.slice(0, start) + text + value.slice(field.selectionEnd ?? start);
    take(field, { raw, caret: start + text.length, how: 'pasted' });
  };
  return (
    <div className="field">
      <span className="label">
        <label htmlFor={id}>{label}</label>
        {aside?.content}
      </span>
      <input
        {...input}
        id={id}
        type="text"
        dir="ltr"
        inputMode="numeric"
        spellCheck={false}
        value={value}
        onChange={change}
        onPaste={paste}
        aria-invalid={error !== null}
        aria-describedby={aside ? `${id}-help ${aside.id}` : `${id}-help`}
      />
      <p
        id={`${id}-help`}
        className={error === null ? 'help' : 'help wrong'}
        role={error === null ? undefined : 'alert'}
      >
        {error ?? hint}
      </p>
    </div>
  );
}
