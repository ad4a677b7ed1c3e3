import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPiece } from '../../testing/renderPiece.tsx';
import { LastChange } from './LastChange.tsx';
import { lastChangeOf } from './lastChangeOf.ts';
import { PanelBody } from './PanelBody.tsx';
import { PanelForm } from './PanelForm.tsx';
import { SaveProblemNote } from './SaveProblemNote.tsx';
import { SettingRow } from './SettingRow.tsx';

const nothing = () => undefined;

describe('the body of a panel', () => {
  const body = (data: string | null, isLoading: boolean, onRetry: () => void = nothing) => (
    <PanelBody
      intro="What changes"
      data={data}
      isLoading={isLoading}
      requestId="req-7"
      failedText="It could not be loaded"
      onRetry={onRetry}
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

describe('the form of a panel', () => {
  const submits = async (look: { isDirty: boolean; isValid?: boolean; state?: 'idle' | 'saving' | 'saved' }) => {
    const submit = vi.fn<() => void>();
    await renderPiece(
      <PanelForm label="Form" state="idle" onSubmit={submit} onDiscard={nothing} {...look}>
        <input aria-label="Text" />
      </PanelForm>,
    );
    const button = screen.getByRole('button', { name: /^(Save|Saving…|Saved)$/ });
    fireEvent.click(button);
    fireEvent.submit(screen.getByRole('form', { name: 'Form' }));
    return { calls: submit.mock.calls.length, isInert: button.getAttribute('aria-disabled') === 'true' };
  };

  it.each([
    ['while nothing is changed', { isDirty: false }],
    ['while what was entered is invalid', { isDirty: true, isValid: false }],
    ['while it is saving', { isDirty: true, state: 'saving' as const }],
    ['right after it was saved', { isDirty: false, state: 'saved' as const }],
  ])('saves nothing %s, by the button or by Enter', async (_when, look) => {
    expect(await submits(look)).toEqual({ calls: 0, isInert: true });
  });

  it('saves what was changed', async () => {
    expect((await submits({ isDirty: true })).calls).toBeGreaterThan(0);
  });

  it('gives the way back to what is saved', async () => {
    const discard = vi.fn<() => void>();
    await renderPiece(
      <PanelForm label="Form" isDirty state="idle" onSubmit={nothing} onDiscard={discard}>
        {null}
      </PanelForm>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(discard).toHaveBeenCalledTimes(1);
  });
});

describe('why a setting was not saved', () => {
  const texts = {
    failed: 'It failed',
    refused: (code: string) => (code === 'PLAN_REQUIRED' ? 'It needs PRO' : null),
  };
  it.each([
    [{ kind: 'failed', requestId: 'req-1' } as const, 'It failedRequest req-1'],
    [{ kind: 'refused', code: 'PLAN_REQUIRED', field: null } as const, 'It needs PRO'],
    [{ kind: 'refused', code: 'OTHER', field: null } as const, 'It failed'],
  ])('is told in the words of the panel: %j', async (problem, text) => {
    await renderPiece(<SaveProblemNote problem={problem} texts={texts} />);
    expect(screen.getByRole('alert').textContent).toBe(text);
  });

  it('is told in the same words everywhere where somebody else was faster', async () => {
    await renderPiece(<SaveProblemNote problem={{ kind: 'stale' }} texts={texts} />);
    expect(screen.getByRole('alert').textContent).toMatch(/^Somebody else changed this in the meantime/);
  });

  it('is nothing where nothing went wrong', async () => {
    await renderPiece(<SaveProblemNote problem={null} texts={texts} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('who changed a setting', () => {
  const changedAt = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const by = (name: { first: string; last: string } | null, email: string | null) =>
    lastChangeOf({ changedAt, changedBy: { name, email } });

  it.each([
    ['by name', by({ first: 'Ada', last: 'Lovelace' }, 'ada@x.example'), 'Changed by Ada Lovelace, 3 days ago'],
    ['by address', by(null, 'ada@x.example'), 'Changed by ada@x.example, 3 days ago'],
    ['without somebody unknown', lastChangeOf({ changedAt, changedBy: null }), 'Changed 3 days ago'],
  ])('is told %s', async (_how, change, text) => {
    await renderPiece(<LastChange change={change} />);
    expect(screen.getByText(text).tagName).toBe('TIME');
  });

  it('is nothing where nobody has', async () => {
    await renderPiece(<LastChange change={lastChangeOf(null)} />);
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
