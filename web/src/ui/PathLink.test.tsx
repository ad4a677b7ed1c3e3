import { fireEvent, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { click, press } from '../testing/hands.ts';
import { renderPiece } from '../testing/renderPiece.tsx';
import { PathLink } from './PathLink.tsx';

function Page({ isHeld = false }: { isHeld?: boolean }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>{pathname}</p>
      <PathLink to="/people" onClick={(event) => isHeld && event.preventDefault()}>
        People
      </PathLink>
      <PathLink to="/plan" replace>
        Plan
      </PathLink>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

const link = (name: string) => screen.getByRole('link', { name });

it('leads to a path of the console', async () => {
  await renderPiece(<Page />, '/start');
  expect(link('People').getAttribute('href')).toBe('/people');
  await click(link('People'));
  expect(screen.getByText('/people')).toBeTruthy();
  await press('Back');
  expect(screen.getByText('/start')).toBeTruthy();
});

it('takes the place of where one is in the history where it is told to', async () => {
  await renderPiece(<Page />, '/start');
  await click(link('People'));
  await click(link('Plan'));
  await press('Back');
  expect(screen.getByText('/start')).toBeTruthy();
});

it('leaves a press that opens a new tab to the browser', async () => {
  await renderPiece(<Page />, '/start');
  expect(fireEvent.click(link('People'), { ctrlKey: true })).toBe(true);
  expect(screen.getByText('/start')).toBeTruthy();
});

it('goes nowhere where the press is held back', async () => {
  await renderPiece(<Page isHeld />, '/start');
  await click(link('People'));
  expect(screen.getByText('/start')).toBeTruthy();
});
