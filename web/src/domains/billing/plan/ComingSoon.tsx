import { useIntl } from 'react-intl';
import { pathTo } from '../../../lib/paths.ts';
import { SparkIcon } from '../../../ui/icons.tsx';
import { PageNotice } from '../../../ui/PageNotice.tsx';
import { planTexts } from '../planMessages.ts';

/** Stands where a team pays in a way that has no view, or nothing is sold in its currency. */
export function ComingSoon() {
  const { formatMessage } = useIntl();
  return (
    <PageNotice
      icon={<SparkIcon />}
      title={formatMessage(planTexts.soon)}
      text={formatMessage(planTexts.soonText)}
      to={pathTo('overview')}
      label={formatMessage(planTexts.toOverview)}
    />
  );
}
