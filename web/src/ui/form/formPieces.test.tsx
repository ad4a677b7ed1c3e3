import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPiece } from '../../testing/renderPiece.tsx';
import { PanelForm } from './PanelForm.tsx';
import { SaveProblemNote } from './SaveProblemNote.tsx';

const nothing = () => undefined;

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
    [{ kind: 'failed', requestId: 'req-1', loss: null } as const, 'It failedRequest req-1'],
    [
      { kind: 'failed', requestId: 'req-1', loss: 'unanswered' } as const,
      'No answer came, so it is not known whether this was done. Try again: nothing is done twice.Request req-1',
    ],
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
