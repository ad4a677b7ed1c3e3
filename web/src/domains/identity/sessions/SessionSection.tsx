import Box from '@mui/material/Box';
import { type ReactNode, type Ref, useId } from 'react';
import { SectionCard } from '../../../ui/SectionCard.tsx';

/** A titled card of sessions, with what can be done about all of them at the right. */
export function SessionSection({
  title,
  action,
  listRef,
  children,
}: {
  title: string;
  action?: ReactNode;
  listRef?: Ref<HTMLUListElement>;
  /** List items. */
  children: ReactNode;
}) {
  const id = useId();
  return (
    <SectionCard title={title} titleId={id} action={action}>
      <Box ref={listRef} component="ul" role="list" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </SectionCard>
  );
}
