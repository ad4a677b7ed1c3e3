import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { radius } from '../../../lib/theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { RequestFeature } from './RequestFeature.tsx';
import { teaserTexts } from './teaserMessages.ts';

const Frame = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: theme.spacing(2),
  minWidth: 0,
  border: `1px dashed ${theme.vars.palette.line.strong}`,
  borderRadius: radius.medium,
  // One grey for everything that cannot be used.
  '& label, & th, & td, & .MuiTypography-root': { color: theme.vars.palette.text.secondary },
}));

/** What a feature will look like, marked as a preview, with everything in it disabled. */
export function TeaserPreview({ label, children }: { label?: string; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const preview = formatMessage(teaserTexts.preview);
  return (
    <Frame disabled aria-label={label ?? preview}>
      <Box>
        <Badge tone="info">{preview}</Badge>
      </Box>
      {children}
    </Frame>
  );
}

/** The panel of a feature that this version does not have: what it is, the way to ask for it, and a preview where it has one. */
export function TeaserPanel({
  feature,
  intro,
  children,
}: {
  feature: string;
  /** One paragraph each. */
  intro: readonly MessageDescriptor[];
  children?: ReactNode;
}) {
  const { formatMessage } = useIntl();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'grid', gap: 1, maxWidth: '72ch' }}>
        {intro.map((paragraph) => (
          <Typography key={paragraph.id} color="text.secondary">
            {formatMessage(paragraph)}
          </Typography>
        ))}
      </Box>
      <RequestFeature feature={feature} />
      {children}
    </Box>
  );
}
