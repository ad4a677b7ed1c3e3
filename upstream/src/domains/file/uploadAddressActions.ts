import { TEMPLATE_FILE_MAX_BYTES } from '@muster/schema/formats/channelTemplate';
import type { Query } from '../../generated/contract.ts';
import type { CallContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import type { Intake } from '../../lib/uploads.ts';
import type { FileDeps } from './contentActions.ts';

type Asked = Query<'file', 'storeUpload'>;

/**
 * Lets only those send a file who were given the address for it, while that is good.
 *
 * @throws Refusal `file_not_found`
 */
export const demandUploadAddress =
  ({ fileAddresses }: Pick<FileDeps, 'fileAddresses'>) =>
  async ({ now }: Pick<CallContext, 'now'>, asked: Asked): Promise<void> => {
    if (!fileAddresses.admitsUpload(asked, now)) throw new Refusal('file_not_found');
  };

/** The file of an upload address goes into the store as it comes, under the address's name. */
export const uploadAddressIntake = ({ name }: Asked): Intake => ({
  maxBytes: TEMPLATE_FILE_MAX_BYTES,
  keep: async (content, files) => {
    await files.put(name, content);
    return name;
  },
});
