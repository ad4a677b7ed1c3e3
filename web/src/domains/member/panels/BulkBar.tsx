import { ENDED_RENEWALS_MAX, JOB_SUBJECTS_MAX } from '@muster/schema/formats/subjects';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { AppLink } from '../../../ui/AppLink.tsx';
import { heldFoot } from '../../../ui/heldFoot.ts';
import { useSelected } from '../../../ui/table/useSelection.ts';
import type { MemberDialog } from '../memberDialog.ts';
import { isTeamDeletion } from '../deletion/everybody.ts';
import { countOf, type People } from '../people/people.ts';
import { peopleOf, type MemberSelection } from '../list/memberScope.ts';
import { rescueFocus } from '../../../lib/focus/rescueFocus.ts';
import { pathTo } from '../../../lib/paths.ts';
import { IN_LOW_WINDOW } from '../../../lib/viewport/breakpoints.ts';
import type { MemberTab } from '../list/tabs.ts';
import type { Licensing } from '../list/useLicensing.ts';
import { actionsForSeveral, dialogFor, may, type MemberAction } from './actions.ts';
import { lacksLicences } from './lacksLicences.ts';
import { actionTexts, panelPhrases, panelTexts } from './messages.ts';

/**
 * How many of the people an action can be done to; of a whole list, everybody until the services say otherwise. Deleting
 * everybody is another thing, for which even the last admin can ask where such requests are taken: the deletion of the team.
 */
const possibleIn = (action: MemberAction, people: People, teamCount: number | null) => {
  if (people.kind === 'matching' || (action === 'delete' && isTeamDeletion(people, teamCount))) return countOf(people);
  return people.members.filter((member) => may(action, member)).length;
};

/** The actions that can be done to at least one of the people. */
const offersFor = (tab: MemberTab, { words }: Licensing, people: People, teamCount: number | null) =>
  actionsForSeveral(tab, words)
    // One guest at a time: the dialog is about one person.
    .filter((action) => action !== 'upgradeGuest' || (people.kind === 'some' && countOf(people) === 1))
    .map((action) => ({ action, count: possibleIn(action, people, teamCount) }))
    .filter(({ count }) => count > 0);

/** Why some of the actions cannot be done to so many people. */
function Hints({ isTooManyToEnd, isTooManyPicked, isWithoutLicence }: Record<HintName, boolean>) {
  const { formatMessage } = useIntl();
  return (
    <Box role="status" sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
      {isTooManyPicked && (
        <Typography sx={{ color: 'warning.main' }}>{formatMessage(panelTexts.tooManyPicked)}</Typography>
      )}
      {isTooManyToEnd && (
        <Typography sx={{ color: 'warning.main' }}>{formatMessage(panelTexts.tooManyToEnd)}</Typography>
      )}
      {isWithoutLicence && (
        <Typography color="text.secondary">
          {formatMessage(panelTexts.noLicenceLeft)}{' '}
          <AppLink to={pathTo('billing')}>{formatMessage(panelTexts.buyLicences)}</AppLink>
        </Typography>
      )}
    </Box>
  );
}
type HintName = 'isTooManyToEnd' | 'isTooManyPicked' | 'isWithoutLicence';

/** How many are selected, and the way to select nobody. */
function Summary({ selection }: { selection: MemberSelection }) {
  const { formatMessage } = useIntl();
  const selected = useSelected(selection);
  const count = selection.count();
  const except = selected.kind === 'matching' ? selected.except.size : 0;
  return (
    <>
      <Typography sx={{ fontWeight: 600, mr: 0.5 }}>
        {except > 0
          ? formatMessage(panelPhrases.allButSome, { count, except })
          : formatMessage(panelPhrases.selected, { count })}
      </Typography>
      <Button
        size="small"
        variant="text"
        onClick={() => {
          selection.clear();
          requestAnimationFrame(rescueFocus);
        }}
      >
        {formatMessage(panelTexts.clear)}
      </Button>
    </>
  );
}

/**
 * What can be done with those who are selected. It stays in sight below the list; each button says to how many of them
 * it applies, and its dialog whom it passes over.
 */
export function BulkBar({
  tab,
  licensing,
  teamCount,
  selection,
  onDialog,
}: {
  tab: MemberTab;
  licensing: Licensing;
  /** How many people the whole team has; null where that could not be read. */
  teamCount: number | null;
  selection: MemberSelection;
  onDialog: (dialog: MemberDialog) => void;
}) {
  const { formatMessage } = useIntl();
  const people = peopleOf(useSelected(selection));
  const offers = offersFor(tab, licensing, people, teamCount);
  const isTooManyPicked = people.kind === 'some' && countOf(people) > JOB_SUBJECTS_MAX;
  const isTooManyToEnd =
    countOf(people) > ENDED_RENEWALS_MAX && offers.some(({ action }) => action === 'disableAutoRenew');
  const labelOf = (action: MemberAction) =>
    formatMessage(action === 'approveAsGuest' ? panelTexts.approveAsGuests : actionTexts[action]);
  return (
    <Paper
      ref={heldFoot}
      role="group"
      aria-label={formatMessage(panelTexts.barLabel)}
      sx={{
        position: 'sticky',
        [IN_LOW_WINDOW]: { position: 'static' },
        bottom: 12,
        zIndex: 2,
        mt: 1.5,
        px: 2,
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'surface.raised',
        boxShadow: (theme) => theme.vars.palette.shadow.mid,
      }}
    >
      <Summary selection={selection} />
      <Box sx={{ flex: '1 1 auto', display: 'flex', flexWrap: 'wrap', justifyContent: { sm: 'flex-end' }, gap: 1 }}>
        {offers.map(({ action, count }) => (
          <Button
            key={action}
            size="small"
            color={action === 'delete' ? 'error' : 'secondary'}
            disabled={isTooManyPicked || (action === 'disableAutoRenew' && isTooManyToEnd)}
            onClick={() => {
              const dialog = dialogFor(action, people);
              if (dialog) onDialog(dialog);
            }}
          >
            {formatMessage(panelPhrases.counted, { action: labelOf(action), count })}
          </Button>
        ))}
      </Box>
      <Hints
        isTooManyPicked={isTooManyPicked}
        isTooManyToEnd={isTooManyToEnd}
        isWithoutLicence={tab === 'all' && lacksLicences(licensing, people)}
      />
    </Paper>
  );
}
