/**
 * A provider gave no answer, or none that can be read: what it has done is not known. Asked again with the same key it
 * does nothing twice.
 */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
  /** Whether there is an answer, of which nobody here knows what it means. */
  readonly isUnreadable: boolean;

  constructor(message: string, { isUnreadable = false, ...options }: ErrorOptions & { isUnreadable?: boolean } = {}) {
    super(message, options);
    this.isUnreadable = isUnreadable;
  }
}

/** A provider answered that it does not do this. The code is the provider's own. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`The provider refused: ${code}.`, options);
    this.code = code;
  }
}

/** What came is not from the provider, or was not meant for this moment. */
export class SignatureRefused extends Error {
  override readonly name = 'SignatureRefused';
}
