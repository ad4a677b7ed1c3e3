import { screen } from '@testing-library/react';

/** The switch of a panel. */
export const control = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
