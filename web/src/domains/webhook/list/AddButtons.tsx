import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../ui/AppLink.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { addPath } from '../webhookPaths.ts';
import { webhookTexts } from '../webhookMessages.ts';

/** The ways to add a webhook of each kind. */
export function AddButtons({ isForTeam = false }: { isForTeam?: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <ButtonLink to={addPath('OUTGOING', isForTeam)} variant="outlined" color="secondary" startIcon={<PlusIcon />}>
        {formatMessage(webhookTexts.addOutgoing)}
      </ButtonLink>
      <ButtonLink to={addPath('INCOMING', isForTeam)} variant="contained" color="primary" startIcon={<PlusIcon />}>
        {formatMessage(webhookTexts.addIncoming)}
      </ButtonLink>
    </>
  );
}
