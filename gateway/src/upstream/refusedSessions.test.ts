import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { refusedSessions } from './refusedSessions.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
});

test('one who is refused while others are let in is signed out, as soon as the next of them is', async () => {
  const { refuse, letIn } = refusedSessions();
  for (const guid of ['ada', 'ben', 'cleo', 'dan']) {
    const verdict = refuse(guid);
    letIn();
    expect(await verdict).toBe('over');
  }
});

test('where nothing is heard of others, it is so after a fifth of a second', async () => {
  const { refuse } = refusedSessions();
  const verdict = refuse('ada');
  await vi.advanceTimersByTimeAsync(200);
  expect(await verdict).toBe('over');
});

test('one whose programs all ask is one', async () => {
  const { refuse } = refusedSessions();
  const verdicts = Array.from({ length: 5 }, () => refuse('ada'));
  await vi.advanceTimersByTimeAsync(200);
  expect(await Promise.all(verdicts)).toEqual(Array(5).fill('over'));
});

test('where everybody is refused nobody is signed out, the first not either, until somebody is let in', async () => {
  const { refuse, letIn } = refusedSessions();
  const verdicts = ['ada', 'ben', 'cleo'].map(refuse);
  expect(await Promise.all(verdicts)).toEqual(['unsure', 'unsure', 'unsure']);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await refuse('ada')).toBe('unsure');
  letIn();
  const verdict = refuse('ada');
  letIn();
  expect(await verdict).toBe('over');
});

test('where everybody was refused, whoever is alone in it later is signed out', async () => {
  const { refuse } = refusedSessions();
  await Promise.all(['ada', 'ben', 'cleo'].map(refuse));
  await vi.advanceTimersByTimeAsync(10_001);
  const verdict = refuse('ada');
  await vi.advanceTimersByTimeAsync(200);
  expect(await verdict).toBe('over');
});

test('refusals that are long apart have nothing to do with each other', async () => {
  const { refuse } = refusedSessions();
  for (const guid of ['ada', 'ben', 'cleo', 'dan']) {
    const verdict = refuse(guid);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await verdict).toBe('over');
  }
});
