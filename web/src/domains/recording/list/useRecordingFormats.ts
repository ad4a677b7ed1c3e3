import { useIntl } from 'react-intl';
import { tableDate } from '../../../lib/intl/formats.ts';
import { recordingPhrases } from '../recordingMessages.ts';

const MINUTE_S = 60;

/** What stands where nothing is known. */
const DASH = '–';

/** Day, time and length of a recording in the present language; day and time in the viewer's own zone. */
export function useRecordingFormats() {
  const intl = useIntl();
  return {
    date: (iso: string) => tableDate(intl, iso),
    time: (iso: string) => intl.formatTime(iso),
    /** Seconds below a minute, otherwise whole minutes. */
    duration: (seconds: number | null) => {
      if (seconds === null) return DASH;
      if (seconds < MINUTE_S) return intl.formatMessage(recordingPhrases.seconds, { count: seconds });
      return intl.formatMessage(recordingPhrases.minutes, { count: Math.floor(seconds / MINUTE_S) });
    },
  };
}
