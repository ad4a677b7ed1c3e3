import { useEffect } from 'react';
import { beginAfresh } from '../../lib/session/beginAfresh.ts';
import type { SessionMoves } from '../../lib/session/sessionMoves.ts';
import { forgetUnsavedChanges } from '../../lib/unsavedChanges/dirtyForms.ts';
import { readPreference, writePreference } from '../../lib/storage/preferences.ts';
import { readHash } from '../../lib/urlState/hashLocation.ts';
import { showToast } from '../../ui/toasts/toastStore.ts';
import { appPhrases } from '../messages.ts';
import { HOME_PATH } from '../routes/guards.ts';
import { announceTeamSwitch, endSession } from './sessionStore.ts';

/** Stands in the address of the first page after a switch: the page was loaded anew in between. */
const ENTERED = 'entered';

/** Nothing of the earlier team stays: neither the cache, nor a draft, nor what other tabs show. */
const enterTeam = () => {
  forgetUnsavedChanges();
  announceTeamSwitch();
  window.history.replaceState(null, '', `#${HOME_PATH}?${ENTERED}`);
  beginAfresh();
};

/**
 * Other tabs are told once it is done: whoever turns back on the way is where they were. It is remembered, and does not stand
 * in the address: a link of somebody else's must not make other tabs load anew.
 */
const signInThere = (startPath: string) => {
  forgetUnsavedChanges();
  writePreference('entering', '1');
  const to = new URLSearchParams({ to: `${HOME_PATH}?${ENTERED}` });
  window.location.assign(`${startPath}${startPath.includes('?') ? '&' : '?'}${to.toString()}`);
};

/** What pages of the console may make of the session. */
export const consoleMoves: SessionMoves = {
  end: () => {
    forgetUnsavedChanges();
    endSession();
  },
  enterTeam,
  signInThere,
};

/** Says once, after a switch, which team this is; the address forgets it. */
export function useEnteredNotice(teamName: string | undefined, forget: (path: string) => void): void {
  useEffect(() => {
    const { path, query } = readHash(window.location.hash);
    if (!query.has(ENTERED) || teamName === undefined) return;
    if (readPreference('entering') !== null) {
      writePreference('entering', null);
      announceTeamSwitch();
    }
    showToast({ tone: 'success', text: appPhrases.entered, values: { team: teamName }, cause: ENTERED });
    forget(path);
  }, [teamName, forget]);
}
