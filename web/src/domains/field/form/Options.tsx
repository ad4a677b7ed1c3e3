import { memo } from 'react';

/** The options of a choice: up to a thousand, rendered anew only when they are others. */
export const Options = memo(function Options({
  options,
}: {
  options: readonly { readonly id: string; readonly text: string }[];
}) {
  return options.map(({ id, text }) => (
    <option key={id} value={id}>
      {text}
    </option>
  ));
});
