import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { PlusIcon } from '../../ui/icons.tsx';
import { Spoken } from '../../ui/Spoken.ts';
import { Tip } from '../../ui/Tip.tsx';
import type { MemberTab } from './list/tabs.ts';
import { memberTexts } from './messages.ts';
import type { OpenMemberDialog } from './openMemberDialog.ts';
import { noGuestsTexts } from './people/noGuestsMessages.ts';

/** Who looks at the page, and whom they may add. */
interface Viewer {
  readonly role: string;
  readonly team: Rights | null;
}

interface Rights {
  readonly viewerCanInviteMembers: boolean;
  readonly viewerCanInviteGuests: boolean;
}

/**
 * What the page's head offers in each list, in the same order everywhere. Admins see how guests are added even where
 * the team takes none: they can change that.
 */
const actsOf = (tab: MemberTab, rights: Rights | null, isAdmin: boolean) => {
  const users = rights?.viewerCanInviteMembers ? (['addUsers'] as const) : [];
  const guests = rights && (rights.viewerCanInviteGuests || isAdmin) ? (['addGuests'] as const) : [];
  return tab === 'admins' ? (['makeAdmin'] as const) : [...users, ...guests];
};

/** The act that a list is for; who asks to join is decided about in the list itself. */
const mainActOf = (tab: MemberTab, acts: ReturnType<typeof actsOf>) => {
  if (tab === 'pending') return null;
  const wanted = tab === 'guests' ? 'addGuests' : acts[0];
  return acts.some((act) => act === wanted) ? wanted : acts[0];
};

/** Stands where guests would be added, and says how the team comes to take some. */
function NoGuestsButton() {
  const { formatMessage } = useIntl();
  const id = useId();
  const reason = formatMessage(noGuestsTexts.none);
  return (
    <>
      <Tip title={reason}>
        <Button startIcon={<PlusIcon />} aria-disabled aria-describedby={id} sx={{ cursor: 'default' }}>
          {formatMessage(memberTexts.addGuests)}
        </Button>
      </Tip>
      <Spoken id={id}>{reason}</Spoken>
    </>
  );
}

/** The buttons in the head of the members page. */
export function usePageActs(tab: MemberTab, viewer: Viewer | null, open: OpenMemberDialog): readonly ReactNode[] {
  const { formatMessage } = useIntl();
  const team = viewer?.team ?? null;
  const offered = actsOf(tab, team, viewer?.role === 'ADMIN');
  const mainAct = mainActOf(tab, offered);
  return offered.map((kind) =>
    kind === 'addGuests' && team?.viewerCanInviteGuests !== true ? (
      <NoGuestsButton key={kind} />
    ) : (
      <Button
        key={kind}
        variant={kind === mainAct ? 'contained' : 'outlined'}
        color={kind === mainAct ? 'primary' : 'secondary'}
        startIcon={<PlusIcon />}
        onClick={() => open(kind === 'makeAdmin' ? { kind, member: null } : { kind })}
      >
        {formatMessage(memberTexts[kind])}
      </Button>
    ),
  );
}
