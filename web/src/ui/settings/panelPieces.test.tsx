import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPiece } from '../../testing/renderPiece.tsx';
import { LastChange } from './LastChange.tsx';
import type { SettingChange } from './lastChangeOf.ts';
import { PanelBody } from './PanelBody.tsx';
import { SettingRow } from './SettingRow.tsx';

const nothing = () => undefined;

describe('the body of a panel', () => {
  const body = (known: string | null, isLoading: boolean, readAgain: () => void = nothing) => (
    <PanelBody
      intro="What changes"
      read={{ known, isLoading, requestId: 'req-7', readAgain }}
      failedText="It could not be loaded"
    >
      {(text) => <p>{text}</p>}
    </PanelBody>
  );

  it('shows the setting, and goes on doing so while it is read again', async () => {
    await renderPiece(body('the setting', true));
    expect(screen.getByText('What changes')).toBeTruthy();
    expect(screen.getByText('the setting')).toBeTruthy();
  });

  it('shows a skeleton under the sentence while it loads', async () => {
    await renderPiece(body(null, true));
    expect(screen.getByText('What changes')).toBeTruthy();
    expect(document.querySelector('[aria-busy="true"]')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what could not be loaded, with the request and Retry', async () => {
    const retry = vi.fn<() => void>();
    await renderPiece(body(null, false, retry));
    expect(screen.getByRole('alert').textContent).toContain('It could not be loaded');
    expect(screen.getByText('Request req-7')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('who changed a setting', () => {
  const changedAt = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const by = (name: { first: string; last: string } | null, email: string | null): SettingChange => ({
    changedAt,
    changedBy: { name, email },
  });

  it.each([
    ['by name', by({ first: 'Ada', last: 'Lovelace' }, 'ada@x.example'), 'Changed by Ada Lovelace, 3 days ago'],
    ['by address', by(null, 'ada@x.example'), 'Changed by ada@x.example, 3 days ago'],
    ['without somebody unknown', { changedAt, changedBy: null }, 'Changed 3 days ago'],
  ])('is told %s', async (_how, change, text) => {
    await renderPiece(<LastChange change={change} />);
    expect(screen.getByText(text).tagName).toBe('TIME');
  });

  it('is nothing where nobody has', async () => {
    await renderPiece(<LastChange change={null} />);
    expect(document.querySelector('time')).toBeNull();
  });
});

describe('a setting with a switch', () => {
  it('ignores presses while a change is on its way, and says so', async () => {
    const change = vi.fn<() => void>();
    const row = (isBusy: boolean) => (
      <SettingRow
        label="Mobile"
        state="On"
        control={{ isOn: true, isDisabled: false, onChange: change }}
        isSaved={false}
        isBusy={isBusy}
      />
    );
    await renderPiece(row(true));
    const control = screen.getByRole('switch', { name: 'Mobile' });
    expect(control.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Saving…');
    act(() => void fireEvent.click(control));
    expect(change).not.toHaveBeenCalled();
  });
});
