import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../ui/AppLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { EnterpriseIcon } from '../../../ui/icons.tsx';
import { enterpriseNames } from '../fragments/enterpriseNameMessages.ts';
import { enterprisePaths } from '../fragments/enterprisePaths.ts';

/** Stands in the place of the form where there is nothing to fill in, with the way back to the list. */
export function FieldNotice({ title, text }: { title: MessageDescriptor; text: MessageDescriptor }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      isPage
      icon={<EnterpriseIcon />}
      title={formatMessage(title)}
      text={formatMessage(text)}
      action={<ButtonLink to={enterprisePaths.fields}>{formatMessage(enterpriseNames.fields)}</ButtonLink>}
    />
  );
}
