import { lazy, useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { warm } from '../../lib/scheduling/warm.ts';
import { beginAfresh } from '../../lib/session/beginAfresh.ts';
import {
  addressedForms,
  forgetUnsavedChanges,
  hasUnsavedChanges,
  useHasUnsavedChanges,
} from '../../lib/unsavedChanges/dirtyForms.ts';
import { OnDemand } from '../../ui/OnDemand.tsx';

// Fetched as soon as there is something to lose, not before.
const loadDialog = async () => ({ default: (await import('../../ui/UnsavedQuestion.tsx')).UnsavedQuestion });
const UnsavedQuestion = lazy(loadDialog);

/** The browser's own question, for reloading and closing: pages cannot put theirs in its place. */
function useReloadQuestion() {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}

function LeaveQuestion({ onLeave }: { onLeave: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      // What was just let go is still there until the guard is rendered again.
      hasUnsavedChanges() &&
      (here.pathname !== there.pathname || (addressedForms.size > 0 && here.search !== there.search)),
  );
  useReloadQuestion();
  useEffect(() => warm(loadDialog), []);
  if (blocker.state !== 'blocked') return null;
  return (
    <OnDemand onFailed={() => blocker.reset()}>
      <UnsavedQuestion
        open
        onStay={() => blocker.reset()}
        onContinue={() => {
          onLeave();
          blocker.proceed();
        }}
      />
    </OnDemand>
  );
}

/**
 * Asks before a page with unsaved changes is left, by a link, the sidebar or the back button, or a dialog of the page that
 * loses them with its address. Stop stays; Continue goes on and reloads, so that what comes next starts from what is saved.
 */
export function UnsavedChangesGuard() {
  const active = useHasUnsavedChanges();
  const { key } = useLocation();
  const leftFrom = useRef<string | null>(null);
  useEffect(() => {
    if (leftFrom.current === null || leftFrom.current === key) return;
    forgetUnsavedChanges();
    beginAfresh();
  }, [key]);
  if (!active) return null;
  return (
    <LeaveQuestion
      onLeave={() => {
        leftFrom.current = key;
      }}
    />
  );
}
