import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { CARD_PAGE } from '../../../../card/protocol.ts';
import { takesCards } from '../../../../lib/config/offered.ts';
import { Spoken } from '../../../../ui/Spoken.ts';
import { CardFrameSkeleton } from './CardFrameSkeleton.tsx';
import { cardFrameTexts } from './messages.ts';
import { type CardFrameProps, useCardFrame } from './useCardFrame.ts';

/** How far the page reaches beyond its fields, in px: there the ring around the focused one shows. */
const MARGIN = 4;

/**
 * The fields of a card, in a page of their own: number and CVV go from there to the card provider, and never into the
 * console, which learns only what became of them.
 */
export function CardFrame(props: CardFrameProps) {
  return takesCards() ? <CardFields {...props} /> : <NotOffered />;
}

/** Where nobody takes cards. */
function NotOffered() {
  const { formatMessage } = useIntl();
  return <Alert severity="info">{formatMessage(cardFrameTexts.notOffered)}</Alert>;
}

function CardFields(props: CardFrameProps) {
  const { formatMessage } = useIntl();
  const { frame, state, height, attempt, onLoad, tryAgain } = useCardFrame(props);
  if (state === 'failed')
    return (
      <Alert
        severity="warning"
        action={
          <Button size="small" onClick={tryAgain}>
            {formatMessage(cardFrameTexts.tryAgain)}
          </Button>
        }
      >
        {formatMessage(cardFrameTexts.failed)}
      </Alert>
    );
  const isLoading = state === 'loading';
  return (
    <Box aria-busy={isLoading} sx={{ position: 'relative', m: `-${MARGIN}px` }}>
      <Box
        component="iframe"
        key={attempt}
        ref={frame}
        src={CARD_PAGE}
        title={formatMessage(cardFrameTexts.title)}
        onLoad={onLoad}
        referrerPolicy="no-referrer"
        sx={{ display: 'block', width: '100%', border: 0, opacity: isLoading ? 0 : 1 }}
        style={{ height }}
      />
      {isLoading && <CardFrameSkeleton margin={MARGIN} />}
      <Spoken role="status">{isLoading && formatMessage(cardFrameTexts.loading)}</Spoken>
    </Box>
  );
}
