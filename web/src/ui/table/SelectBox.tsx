import { styled } from '@mui/material/styles';
import { type MouseEvent, useEffect, useRef } from 'react';
import { radius } from '../../lib/theme/tokens.ts';

// The whole target is 24 px wide: small boxes are hard to hit.
const Target = styled('label')({ display: 'inline-grid', placeItems: 'center', flex: 'none', width: 24, height: 24 });

const Box = styled('input')(({ theme: { vars } }) => {
  const { primary, glyph } = vars.palette;
  const full = { borderColor: primary.main, backgroundColor: primary.main };
  return {
    appearance: 'none',
    width: 16,
    height: 16,
    margin: 0,
    cursor: 'pointer',
    borderRadius: radius.box,
    border: `1px solid ${vars.palette.line.control}`,
    background: `${vars.palette.background.paper} center / contain no-repeat`,
    '&:checked': { ...full, backgroundImage: glyph.tick },
    '&:indeterminate': { ...full, backgroundImage: glyph.dash },
    '&:disabled': { cursor: 'default', opacity: 0.5 },
    '&:focus-visible': { outline: `2px solid ${primary.main}`, outlineOffset: 2 },
    // Where the system chooses the colours, it draws the box too.
    '@media (forced-colors: active)': { appearance: 'auto', backgroundImage: 'none' },
  };
});

/** A box to tick. `onToggle` is told whether Shift was held, which picks a range. */
export function SelectBox({
  label,
  isChecked,
  isMixed = false,
  isDisabled = false,
  tabIndex = 0,
  onToggle,
}: {
  /** The accessible name. */
  label: string;
  isChecked: boolean;
  /** Neither: some of what it stands for is selected. */
  isMixed?: boolean;
  isDisabled?: boolean;
  tabIndex?: number;
  onToggle: (isRange: boolean) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  // Shift would mark the texts between the two rows as well.
  const keepText = (event: MouseEvent) => {
    if (event.shiftKey) event.preventDefault();
  };
  return (
    <Target onMouseDown={keepText}>
      <Box
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        disabled={isDisabled}
        tabIndex={tabIndex}
        onChange={() => undefined}
        onClick={(event) => onToggle(event.shiftKey)}
      />
    </Target>
  );
}
