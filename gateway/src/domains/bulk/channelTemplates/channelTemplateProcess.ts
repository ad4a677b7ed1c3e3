import type { Mutation } from '../../../mutation.ts';
import { handOver } from './handOver.ts';

/** Has a filled template worked off without a look at it. */
export const channelTemplateProcess: Mutation<'channelTemplateProcess'> = (_root, { input }, context) =>
  handOver('processUploadedFile', input, context);
