import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { BusyButton } from './BusyButton.tsx';

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

/** Begins something with a press, and has not ended it. */
function Sender({ onSend, type = 'button' }: { onSend: () => void; type?: 'button' | 'submit' }) {
  const [isBusy, setBusy] = useState(false);
  const send = () => {
    setBusy(true);
    onSend();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <BusyButton type={type} busy={isBusy} onClick={type === 'button' ? send : undefined}>
        Send
      </BusyButton>
    </form>
  );
}

describe.each(['button', 'submit'] as const)('a busy %s', (type) => {
  it('keeps the focus and its name, and takes no further press', () => {
    const onSend = vi.fn<() => void>();
    render(<Sender type={type} onSend={onSend} />);
    act(() => button().focus());
    fireEvent.click(button());
    fireEvent.click(button());
    expect(onSend).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(button());
    expect([button().disabled, button().getAttribute('aria-disabled')]).toEqual([false, 'true']);
  });
});
