import { styled } from '@mui/material/styles';
import { pageSpace, size } from '../../lib/theme/tokens.ts';

/** How far a list reaches into the space below a page, in px. */
const REACH = 24;

const heightWithin = ({ top, bottom }: { top: number; bottom: number }) =>
  `calc(100dvh - ${size.topBar + top + bottom - REACH}px)`;

/** A page about one list, as high as the window leaves: the list scrolls and the page does not, unless it lacks the room. */
export const ListPage = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: heightWithin(pageSpace.wide),
  marginBottom: -REACH,
  [theme.breakpoints.down('md')]: { minHeight: heightWithin(pageSpace.narrow) },
}));

/** The part of such a page that holds the list with what stands above and below it. */
export const ListPart = styled('div')({ display: 'flex', flexDirection: 'column', flex: '1 0 auto', minWidth: 0 });

/** The list's own room: what the other parts leave, and never less than some rows. */
export const ListRoom = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 320px',
  minHeight: 320,
  minWidth: 0,
});
