import { useIntl } from 'react-intl';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Field } from '../../../ui/Field.tsx';
import { webhookFormTexts } from './webhookFormMessages.ts';

/** The address of an incoming webhook, to be read and copied. */
export function AddressField({ url }: { url: string }) {
  const { formatMessage } = useIntl();
  return (
    <Field
      label={formatMessage(webhookFormTexts.address)}
      hint={formatMessage(webhookFormTexts.addressHint)}
      value={url}
      readOnly
      spellCheck={false}
      onFocus={({ target }) => target.select()}
      endAdornment={<CopyButton text={url} label={formatMessage(webhookFormTexts.copyAddress)} />}
    />
  );
}
