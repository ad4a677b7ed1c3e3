import Alert from '@mui/material/Alert';
import { useIntl } from 'react-intl';
import type { Undone } from '../../../lib/graphql/undone.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/AppLink.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { problemTexts as commonTexts } from '../../../ui/form/problemMessages.ts';
import { UpgradeAfterRefusal } from '../../billing/paywall/UpgradeAfterRefusal.tsx';
import { enterpriseNames } from '../shared/enterpriseNameMessages.ts';
import { problemTexts } from './fieldFormMessages.ts';
import type { WholeFault } from './refusals.ts';

/** Why nothing was saved, where it is no single part of the form. */
export function ProblemNote({ fault, requestId, loss }: { fault: WholeFault } & Undone) {
  const { formatMessage } = useIntl();
  if (fault === 'stale') return <Alert severity="warning">{formatMessage(commonTexts.stale)}</Alert>;
  const text = formatMessage(problemTexts[fault]);
  if (fault === 'fieldGone') {
    return (
      <Alert
        severity="error"
        action={<ButtonLink to={pathTo('customFields')}>{formatMessage(enterpriseNames.fields)}</ButtonLink>}
      >
        {text}
      </Alert>
    );
  }
  if (fault === 'needsPlan') {
    return (
      <Alert severity="error" action={<UpgradeAfterRefusal feature="CUSTOM_FIELDS" />}>
        {text}
      </Alert>
    );
  }
  return <FailureAlert {...{ text, requestId, loss }} />;
}
