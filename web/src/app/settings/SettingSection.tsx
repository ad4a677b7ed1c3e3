import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { radius, size } from '../../lib/theme/tokens.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { PanelHost } from './PanelHost.tsx';
import type { LoadPanel } from './panels.ts';
import { settingIcons } from './settingIcons.tsx';
import { settingNames } from './sectionMessages.ts';
import { settingSummaries } from './settingsMessages.ts';
import type { SettingTab } from '../../lib/settingTabs.ts';
import { warm } from '../../lib/scheduling/warm.ts';

const Header = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  width: '100%',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(1.5, 2.5),
  borderRadius: radius.large,
  font: 'inherit',
  textAlign: 'left',
  scrollMarginTop: size.topBar + 12,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(1.5, 2), gap: theme.spacing(1.5) },
}));

/** One section: a header that opens and closes it, and while it is open its panel, whose code comes then. */
export function SettingSection({
  tab,
  value,
  load,
  isOpen,
  headerRef,
  onToggle,
}: {
  tab: SettingTab;
  /** How the setting stands; null where that is not known, or cannot be said in a word. */
  value: string | null;
  load: LoadPanel;
  isOpen: boolean;
  headerRef: Ref<HTMLButtonElement>;
  onToggle: () => void;
}) {
  const { formatMessage } = useIntl();
  const Icon = settingIcons[tab];
  // The code comes while the pointer is on its way to the click.
  const prefetch = () => warm(load);
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <Typography component="h3" sx={{ m: 0 }}>
        <Header
          ref={headerRef}
          id={`setting-${tab}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `panel-${tab}` : undefined}
          aria-describedby={value === null ? `about-${tab}` : `about-${tab} value-${tab}`}
          onClick={onToggle}
          onPointerEnter={prefetch}
          onFocus={prefetch}
        >
          <Icon aria-hidden sx={{ flexShrink: 0, color: isOpen ? 'primary.main' : 'text.secondary' }} />
          <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography component="span" sx={{ display: 'block', fontWeight: 550 }} id={`name-${tab}`}>
              {formatMessage(settingNames[tab])}
            </Typography>
            <Typography
              component="span"
              variant="body2"
              color="text.secondary"
              aria-hidden
              id={`about-${tab}`}
              sx={{ display: 'block' }}
            >
              {formatMessage(settingSummaries[tab])}
            </Typography>
          </Box>
          {value !== null && (
            <Typography
              component="span"
              variant="body2"
              color="text.secondary"
              aria-hidden
              id={`value-${tab}`}
              sx={{
                ...{ flexShrink: 0, maxWidth: '40%', display: { xs: 'none', sm: 'block' } },
                ...{ textAlign: 'end', textWrap: 'balance', overflowWrap: 'anywhere' },
              }}
            >
              {value}
            </Typography>
          )}
          <ChevronDownIcon
            aria-hidden
            sx={{
              flexShrink: 0,
              color: 'text.secondary',
              transition: 'transform 120ms',
              ...(isOpen && { transform: 'rotate(180deg)' }),
            }}
          />
        </Header>
      </Typography>
      {isOpen && (
        <Box
          component="section"
          id={`panel-${tab}`}
          aria-labelledby={`name-${tab}`}
          sx={{ px: { xs: 2, sm: 2.5 }, pl: { sm: 7 }, pt: 1, pb: 2.5, minWidth: 0 }}
        >
          <PanelHost load={load} />
        </Box>
      )}
    </Box>
  );
}
