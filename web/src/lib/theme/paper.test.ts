import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { printLight } from './paper.ts';

const { dataset } = document.documentElement;

afterEach(() => {
  delete dataset['scheme'];
});

it.each(['dark', 'light'])('prints light, and leaves the screen %s', (scheme) => {
  dataset['scheme'] = scheme;
  const stop = printLight();
  fireEvent(window, new Event('beforeprint'));
  expect(dataset['scheme']).toBe('light');
  fireEvent(window, new Event('afterprint'));
  expect(dataset['scheme']).toBe(scheme);
  stop();
});
