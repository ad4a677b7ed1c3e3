import type { Mutation } from '../../../mutation.ts';
import { handOver } from './handOver.ts';

/** Has a filled template looked at. */
export const channelUploadValidate: Mutation<'channelUploadValidate'> = (_root, { input }, context) =>
  handOver('validateUploadedFile', input, context);
