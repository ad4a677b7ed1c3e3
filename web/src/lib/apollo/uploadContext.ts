import { type UploadOptions, uploading } from '../graphql/upload.ts';

/** The context of a mutation whose variables hold a file. Its dialog shows what fails; what was aborted is no failure. */
export const uploadContext = (options: UploadOptions) => ({
  transport: uploading(options),
  errorInPlace: true,
  ...(options.signal && { signal: options.signal }),
});
