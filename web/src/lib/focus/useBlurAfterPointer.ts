import { useEffect, useRef } from 'react';

const PRESSES = ['pointerdown', 'mousedown'] as const;
const RELEASES = ['pointerup', 'pointercancel', 'mouseup'] as const;

/**
 * Acts when a field is left. Where it is left for something that is being pressed, that waits for the release: what the act
 * puts on the page would move the pressed button away, and its click would be lost. It comes before the click, so that what
 * is sent by that holds it.
 */
export function useBlurAfterPointer(act: () => void): () => void {
  const latest = useRef(act);
  const isPressed = useRef(false);
  const isDue = useRef(false);
  useEffect(() => {
    latest.current = act;
  }, [act]);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      if (!isDue.current) return;
      isDue.current = false;
      latest.current();
    };
    for (const type of PRESSES) document.addEventListener(type, press, true);
    for (const type of RELEASES) document.addEventListener(type, release, true);
    return () => {
      for (const type of PRESSES) document.removeEventListener(type, press, true);
      for (const type of RELEASES) document.removeEventListener(type, release, true);
    };
  }, []);
  return () => {
    if (isPressed.current) isDue.current = true;
    else act();
  };
}
