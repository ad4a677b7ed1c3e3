import { Suspense, lazy, useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { forgetUnsavedChanges, hasUnsavedChanges, useHasUnsavedChanges } from '../../lib/unsavedChanges/dirtyForms.ts';

// Fetched as soon as there is something to lose, not before.
const loadDialog = () => import('../../ui/UnsavedQuestion.tsx');
const UnsavedQuestion = lazy(async () => ({ default: (await loadDialog()).UnsavedQuestion }));

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
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  useReloadQuestion();
  useEffect(() => void loadDialog(), []);
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense fallback={null}>
      <UnsavedQuestion
        open
        onStay={() => blocker.reset()}
        onContinue={() => {
          onLeave();
          blocker.proceed();
        }}
      />
    </Suspense>
  );
}

/**
 * Asks before a page with unsaved changes is left, by a link, the sidebar or the back button. Stop stays; Continue goes
 * on and reloads, so that the next page starts from what is saved.
 */
export function UnsavedChangesGuard() {
  const active = useHasUnsavedChanges();
  const { key } = useLocation();
  const leftFrom = useRef<string | null>(null);
  useEffect(() => {
    if (leftFrom.current === null || leftFrom.current === key) return;
    forgetUnsavedChanges();
    window.location.reload();
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
