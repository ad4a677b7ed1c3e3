import Skeleton from '@mui/material/Skeleton';
import { SOURCES } from '../sources.ts';
import { CardGrid } from './CardGrid.ts';

/** Stands for the cards while it is not known how the imports stand. */
export const SourceSkeletons = () => (
  <CardGrid>
    {SOURCES.map((source) => (
      <Skeleton key={source} variant="rounded" height={176} />
    ))}
  </CardGrid>
);
