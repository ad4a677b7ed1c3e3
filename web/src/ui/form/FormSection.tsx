import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { SectionCard } from '../SectionCard.tsx';

/** A part of a form that is a page of its own: a card under a heading, its fields one below the other. */
export const FormSection = ({
  title,
  titleId,
  badge,
  children,
}: {
  title: string;
  /** Where a group of fields is named by the title as well. */
  titleId?: string;
  /** How far the part is, at the right of the title. */
  badge?: ReactNode;
  children: ReactNode;
}) => (
  <SectionCard title={title} {...(titleId !== undefined && { titleId })} action={badge}>
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
  </SectionCard>
);
