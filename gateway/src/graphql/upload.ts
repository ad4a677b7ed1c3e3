import { GraphQLScalarType } from 'graphql';
import { badUserInput } from '../lib/errors.ts';

/**
 * A file on its way from the client. Nothing of it is read before somebody asks for it. What the client calls the file, and
 * what it says it is, is not known here.
 */
export class FileUpload {
  readonly #content: AsyncIterable<Buffer>;
  #isTaken = false;

  constructor(content: AsyncIterable<Buffer>) {
    this.#content = content;
  }

  /** The content as it comes, once. Throws a GatewayError where it breaks off, or more follows than one file. */
  read(): AsyncIterable<Buffer> {
    if (this.#isTaken) throw badUserInput('A file can be used once in an operation.');
    this.#isTaken = true;
    return this.#content;
  }
}

const onlyInMultipart = (): never => {
  throw badUserInput('An Upload is a file that comes with a multipart request.');
};

export const uploadScalar = new GraphQLScalarType<FileUpload, never>({
  name: 'Upload',
  parseValue: (value) => (value instanceof FileUpload ? value : onlyInMultipart()),
  parseLiteral: onlyInMultipart,
  serialize: onlyInMultipart,
});
