import { TEAM_AVATAR } from '@muster/schema/formats/picture';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasUnsavedChanges } from '../../lib/unsavedChanges/dirtyForms.ts';
import { chooseFile, press } from '../../testing/hands.ts';
import { pngFile, renamedSvg } from '../../testing/pictures.ts';
import { renderPiece } from '../../testing/renderPiece.tsx';
import { lossTexts } from '../form/problemMessages.ts';
import { uiMessages } from '../messages.ts';
import { PictureDialog } from './PictureDialog.tsx';
import type { PictureOutcome, PictureUse, UploadPicture } from './pictureUse.ts';

const use: PictureUse = {
  rule: TEAM_AVATAR,
  isCropped: false,
  title: uiMessages.done,
  guidelines: uiMessages.loading,
  refusals: {
    wrongType: [uiMessages.desktopTitle],
    tooLarge: [uiMessages.desktopText],
    tooManyPixels: [uiMessages.copyFailed],
  },
  failed: uiMessages.errorText,
};

/** An upload whose end is in the test's hands. */
const heldUpload = () => {
  const calls: { file: File; options: Parameters<UploadPicture>[1]; settle: (outcome: PictureOutcome) => void }[] = [];
  const upload: UploadPicture = (file, options) =>
    new Promise((settle) => {
      calls.push({ file, options, settle });
    });
  return { upload, calls };
};

const open = async () => {
  const { upload, calls } = heldUpload();
  const [onSaved, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const view = await renderPiece(
    <PictureDialog use={use} present="As it is" upload={upload} onSaved={onSaved} onClose={onClose} />,
  );
  return { calls, onSaved, onClose, view };
};

const image = () => document.querySelector('img');
const button = (name: string) => screen.getByRole('button', { name });
const choose = (file: File) => chooseFile(document, file);

const made = vi.fn<(file: Blob | MediaSource) => string>();
const revoked = vi.fn<(url: string) => void>();

beforeEach(() => {
  made.mockReset().mockImplementation(() => `blob:${made.mock.calls.length}`);
  revoked.mockReset();
  vi.spyOn(URL, 'createObjectURL').mockImplementation(made);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoked);
});

describe('choosing a picture', () => {
  it('shows what was chosen in the place of what is there, and counts as unsaved', async () => {
    const { view } = await open();
    expect(screen.getByText('As it is')).toBeTruthy();
    expect(button('Save')).toHaveProperty('disabled', true);
    await choose(pngFile(100, 100));
    await waitFor(() => expect(image()?.getAttribute('src')).toBe('blob:1'));
    expect(screen.queryByText('As it is')).toBeNull();
    expect(hasUnsavedChanges()).toBe(true);
    await choose(pngFile(50, 50));
    await waitFor(() => expect(image()?.getAttribute('src')).toBe('blob:2'));
    expect(revoked).toHaveBeenCalledWith('blob:1');
    view.unmount();
    expect(revoked).toHaveBeenCalledWith('blob:2');
    expect(hasUnsavedChanges()).toBe(false);
  });

  it.each(['drop', 'paste'] as const)('takes a picture by %s, wherever in the window', async (kind) => {
    await open();
    const event = createEvent[kind](document.body);
    const transfer = { types: ['Files'], files: [pngFile(10, 10)] };
    Object.defineProperty(event, kind === 'drop' ? 'dataTransfer' : 'clipboardData', { value: transfer });
    await act(async () => fireEvent(document.body, event));
    await waitFor(() => expect(image()?.getAttribute('src')).toBe('blob:1'));
    expect(event.defaultPrevented).toBe(true);
  });

  it('never shows what is refused, and takes another one then', async () => {
    await open();
    await choose(renamedSvg());
    expect((await screen.findByRole('alert')).textContent).toBe(uiMessages.desktopTitle.defaultMessage);
    expect(made).not.toHaveBeenCalled();
    expect(image()).toBeNull();
    await choose(pngFile(10, 10));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(image()).not.toBeNull();
  });

  it('refuses what the browser cannot show', async () => {
    await open();
    await choose(pngFile(10, 10));
    const shown = await waitFor(() => image() ?? Promise.reject(new Error('Not yet')));
    await act(async () => fireEvent.error(shown));
    expect(screen.getByRole('alert').textContent).toBe(uiMessages.desktopTitle.defaultMessage);
    expect(button('Save')).toHaveProperty('disabled', true);
  });
});

describe('sending a picture', () => {
  const send = async () => {
    const opened = await open();
    await choose(pngFile(100, 100));
    await waitFor(() => expect(image()).not.toBeNull());
    await press('Save');
    const [call] = opened.calls;
    if (!call) throw new Error('Nothing was sent');
    return { ...opened, call };
  };

  it('tells how far it is, in quarters to those who hear it', async () => {
    const { call } = await send();
    act(() => call.options.onProgress(0.6));
    const bar = screen.getByRole('progressbar', { name: 'Uploading the picture' });
    expect(bar.getAttribute('aria-valuenow')).toBe('60');
    expect(bar.getAttribute('aria-valuetext')).toBe('60% uploaded');
    expect(screen.getByRole('status').textContent).toBe('50% uploaded');
    expect(button('Save')).toHaveProperty('disabled', true);
  });

  it('is over with the answer', async () => {
    const { call, onSaved } = await send();
    await act(async () => call.settle({ status: 'done' }));
    expect(onSaved).toHaveBeenCalledOnce();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('can be left at any time, and ends then', async () => {
    const { call, onClose, onSaved, view } = await send();
    expect(call.options.signal.aborted).toBe(false);
    await press('Cancel');
    expect(onClose).toHaveBeenCalledOnce();
    view.unmount();
    expect(call.options.signal.aborted).toBe(true);
    await act(async () => call.settle({ status: 'done' }));
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('keeps the picture where it failed, and tries again with the same key', async () => {
    const { call, calls, onSaved } = await send();
    const failure = {
      kind: 'server',
      code: null,
      status: 502,
      message: 'm',
      requestId: 'req-9',
      retryAfter: null,
    } as const;
    await act(async () => call.settle({ status: 'failed', failure }));
    expect(screen.getByRole('alert').textContent).toBe(`${lossTexts.unanswered.defaultMessage}Request req-9`);
    expect(image()).not.toBeNull();
    await press('Try again');
    expect(calls[1]?.options.key).toBe(call.options.key);
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => calls[1]?.settle({ status: 'done' }));
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('has another key for another picture', async () => {
    const { call, calls } = await send();
    await act(async () => call.settle({ status: 'failed', failure: null }));
    await choose(pngFile(20, 20));
    await waitFor(() => expect(image()?.getAttribute('src')).toBe('blob:2'));
    await press('Save');
    expect(calls[1]?.options.key).not.toBe(call.options.key);
  });

  it('shows the refusal of the services as its own', async () => {
    const { call } = await send();
    await act(async () => call.settle({ status: 'refused', refusal: 'tooManyPixels' }));
    expect(screen.getByRole('alert').textContent).toBe(uiMessages.copyFailed.defaultMessage);
    expect(image()).toBeNull();
  });
});
