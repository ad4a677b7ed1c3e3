import { useRef, useState } from 'react';
import type { OwnTeamsQuery } from '../../../generated/identity/manage/ownTeams.ts';
import {
  type UserErrorCode,
  useViewerTeamSwitchMutation,
} from '../../../generated/identity/manage/viewerTeamSwitch.ts';
import { newActionKey } from '../../../lib/graphql/actionKey.ts';
import { useSessionMoves } from '../../../lib/session/sessionMoves.ts';
import { forgetUnsavedChanges, hasUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { teamsPhrases } from './teamsMessages.ts';

export type OwnTeam = NonNullable<OwnTeamsQuery['viewer']['teams']>[number];

const refusalText = (code: UserErrorCode | undefined) => {
  if (code === 'NOT_ALLOWED') return teamsPhrases.notAllowed;
  return code === 'NOT_FOUND' ? teamsPhrases.gone : teamsPhrases.switchFailed;
};

/**
 * Signs the browser in to another team of the viewer's, and starts the console anew with it; goes to that team's own way in
 * where there is no other. Where that would lose unsaved changes, it asks first.
 */
export const useTeamSwitch = () => {
  const [mutate] = useViewerTeamSwitchMutation(IN_PLACE);
  const { enterTeam, signInThere } = useSessionMoves();
  const inFlight = useRef(false);
  const [busyId, setBusyId] = useState<string | null>(null);
  const [asked, setAsked] = useState<OwnTeam | null>(null);

  const enter = async ({ id, name }: OwnTeam, isLossAgreed: boolean) => {
    if (inFlight.current) return;
    inFlight.current = true;
    setBusyId(id);
    const input = { membershipId: id, idempotencyKey: newActionKey() };
    const payload = (await mutate({ variables: { input } }).catch(() => null))?.data?.viewerTeamSwitch;
    // The button stays busy while the page goes: a second press would switch again.
    if (payload && payload.userErrors.length === 0) {
      // Not before: where the switch fails, they are still here to be lost.
      if (isLossAgreed) forgetUnsavedChanges();
      return enterTeam();
    }
    if (payload?.startPath) return signInThere(payload.startPath);
    inFlight.current = false;
    setBusyId(null);
    const text = refusalText(payload?.userErrors[0]?.code);
    showToast({ tone: 'error', text, values: { team: name }, cause: 'teamSwitch' });
  };
  return {
    switchTo: (team: OwnTeam) => {
      if (hasUnsavedChanges()) setAsked(team);
      else void enter(team, false);
    },
    busyId,
    /** Whether the question about unsaved changes is open. */
    isAsking: asked !== null,
    confirm: () => {
      setAsked(null);
      if (asked) void enter(asked, true);
    },
    cancel: () => setAsked(null),
  };
};
