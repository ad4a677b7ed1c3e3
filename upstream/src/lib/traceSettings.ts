import * as z from 'zod';

/** The settings of traces. */
export const traceSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Where traces go: a receiver of OTLP over HTTP, such as http://collector:4318. Without it there are none.',
    ),
  OTEL_SERVICE_NAME: z.string().min(1).max(200).default('muster-upstream').describe('What traces call this process.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe(
      'Which part of the traces that begin here, those of jobs, is kept, from 0 to 1; of calls the gateway decides.',
    ),
} as const;

const schema = z.object(traceSettings);
type Given = z.infer<typeof schema>;

/** Where traces go, and which. */
export type TraceAccess = {
  /** Base address of a receiver of OTLP over HTTP. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** Which part of the traces that begin here is kept, from 0 to 1. */
  readonly ratio: number;
};

/** Where traces go; null where there are none. */
export const traceAccess = (given: Given): TraceAccess | null =>
  given.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? null
    : {
        endpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT,
        serviceName: given.OTEL_SERVICE_NAME,
        ratio: given.OTEL_TRACES_SAMPLER_ARG,
      };
