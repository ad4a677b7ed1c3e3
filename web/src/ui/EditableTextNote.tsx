import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { radius } from '../lib/theme/tokens.ts';
import { REACH } from './EditableTextFrame.tsx';
import { CheckIcon, ErrorIcon, WarningIcon } from './icons.tsx';

const icons = { error: ErrorIcon, warning: WarningIcon, success: CheckIcon };

const Bubble = styled('span')(({ theme }) => ({
  position: 'absolute',
  // Below where it stands in the text, and as wide as what is positioned around it allows: nothing is moved by it.
  zIndex: 2,
  maxWidth: '100%',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  margin: `6px 0 0 -${REACH}px`,
  padding: '6px 10px 6px 8px',
  borderRadius: radius.medium,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.surface.raised,
  boxShadow: theme.vars.palette.shadow.mid,
  color: theme.vars.palette.text.primary,
  overflowWrap: 'anywhere',
  ...theme.typography.body2,
}));

/** What is to be said of a text that is edited in place, right below it. */
export function EditableTextNote({
  tone,
  id,
  children,
}: {
  tone: keyof typeof icons;
  id?: string;
  children: ReactNode;
}) {
  const Icon = icons[tone];
  return (
    <Bubble id={id}>
      <Icon aria-hidden fontSize="small" color={tone} sx={{ mt: '2px' }} />
      <span>{children}</span>
    </Bubble>
  );
}
