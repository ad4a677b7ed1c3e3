/** An answer of the gateway: whole, partial (`data` and `errors`) or refused (`errors` alone). */
export type GraphqlAnswer = {
  readonly data: Record<string, unknown> | null;
  readonly errors: readonly { readonly message: string; readonly extensions: Record<string, unknown> }[];
  readonly requestId: string | null;
};
