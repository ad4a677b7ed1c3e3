import { useEffect, useState } from 'react';

/** How long the PIN cannot be asked for again, in seconds. */
export const RESEND_WAIT_SECONDS = 30;

/** Counts the seconds down until the PIN may be sent again; begins anew with each issue. */
export function useResendWait(issue: number): number {
  const [wait, setWait] = useState({ issue, seconds: RESEND_WAIT_SECONDS });
  const seconds = wait.issue === issue ? wait.seconds : RESEND_WAIT_SECONDS;
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setTimeout(() => setWait({ issue, seconds: seconds - 1 }), 1000);
    return () => clearTimeout(timer);
  }, [issue, seconds]);
  return seconds;
}
