export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A piece of work that traces tell of. Its attributes are names from closed lists, numbers and request ids: nothing secret. */
export type Span = {
  readonly traceId: string;
  /** What hands the trace on over HTTP (W3C Trace Context). */
  readonly headers: () => Record<string, string>;
  /** A call to another service that is part of it. */
  readonly call: (name: string, attributes: SpanAttributes) => Span;
  readonly end: (attributes: SpanAttributes, failed: boolean) => void;
};

/** Where traces go. */
export type Traces = {
  /** Begins what a request is; part of the trace that its headers name, where they name one. */
  readonly request: (
    name: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    attributes: SpanAttributes,
  ) => Span;
  /** Sends what waits, and is patient for a few seconds. */
  readonly close: () => Promise<void>;
};

export type TraceSettings = {
  /** Base address of a receiver of OTLP over HTTP. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** Which part of the traces is kept, whoever began them, from 0 to 1. */
  readonly ratio: number;
};
