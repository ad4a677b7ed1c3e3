import { type MessageDescriptor, useIntl } from 'react-intl';
import type { Failure } from '../../lib/graphql/failure.ts';
import { REFUSED, undoneBy } from '../../lib/graphql/undone.ts';
import { FailureAlert } from '../FailureAlert.tsx';
import { pictureTexts } from './messages.ts';

/** Why a picture could not be saved or removed, with the request id for support. */
export function PictureFailure({ text, failure }: { text: MessageDescriptor; failure: Failure | null }) {
  const { formatMessage } = useIntl();
  const told: MessageDescriptor = failure?.kind === 'forbidden' ? pictureTexts.forbidden : text;
  // Without a failure it was answered, with a refusal that there are no words for.
  const undone = failure ? undoneBy({ payload: null, failure }) : REFUSED;
  return <FailureAlert text={formatMessage(told)} {...undone} />;
}
