// The OpenTelemetry SDK. Nobody imports this file but where traces are configured: without them none of it is loaded.
import { type Span as SdkSpan, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { detectResources, resourceAttributesEnvDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Log } from './log.ts';
import type { Span, TraceSettings, Traces } from './traces.ts';

const SENDING_MS = 5_000;
const TOLD_EVERY_MS = 60_000;

const propagator = new W3CTraceContextPropagator();
const getter = {
  keys: (carrier: Readonly<Record<string, unknown>>) => Object.keys(carrier),
  get: (carrier: Readonly<Record<string, unknown>>, key: string) => {
    const value = carrier[key];
    return typeof value === 'string' ? value : undefined;
  },
};
const setter = { set: (carrier: Record<string, string>, key: string, value: string) => void (carrier[key] = value) };

/** Says in the log that traces do not arrive, at most once a minute. That is all that comes of it. */
function telling(exporter: SpanExporter, log: Pick<Log, 'warn'>): SpanExporter {
  let toldAt = -TOLD_EVERY_MS;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code === ExportResultCode.FAILED && performance.now() - toldAt >= TOLD_EVERY_MS) {
          toldAt = performance.now();
          log.warn({ spans: spans.length }, 'Traces could not be sent');
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

function spanOf(tracer: Tracer, own: SdkSpan): Span {
  const context = trace.setSpan(ROOT_CONTEXT, own);
  return {
    traceId: own.spanContext().traceId,
    headers: () => {
      const carrier: Record<string, string> = {};
      propagator.inject(context, carrier, setter);
      return carrier;
    },
    call: (name, attributes) =>
      spanOf(tracer, tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes: { ...attributes } }, context)),
    end: (attributes, failed) => {
      own.setAttributes({ ...attributes });
      if (failed) own.setStatus({ code: SpanStatusCode.ERROR });
      own.end();
    },
  };
}

/**
 * Keeps a part of the requests by chance: neither the flag of a `traceparent` nor its trace id decides, as a sender chooses
 * both. What belongs to a request goes with it.
 */
function keeping(ratio: number): Sampler {
  const { RECORD_AND_SAMPLED, NOT_RECORD } = SamplingDecision;
  const root: Sampler = {
    shouldSample: () => ({ decision: Math.random() < ratio ? RECORD_AND_SAMPLED : NOT_RECORD }),
    toString: () => `Part{${ratio}}`,
  };
  return new ParentBasedSampler({ root, remoteParentSampled: root, remoteParentNotSampled: root });
}

/** Sends traces by OTLP over HTTP. Further settings of the SDK it reads from the environment by itself. */
export function openTraces({ endpoint, serviceName, ratio }: TraceSettings, log: Pick<Log, 'warn'>): Traces {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: SENDING_MS,
  });
  const provider = new TracerProvider({
    resource: detectResources({ detectors: [resourceAttributesEnvDetector] }).merge(
      resourceFromAttributes({ 'service.name': serviceName }),
    ),
    sampler: keeping(ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter: telling(exporter, log), exportTimeoutMillis: SENDING_MS })],
  });
  const tracer = provider.getTracer('muster');
  return {
    request: (name, headers, attributes) => {
      const context = propagator.extract(ROOT_CONTEXT, headers, getter);
      return spanOf(tracer, tracer.startSpan(name, { kind: SpanKind.SERVER, attributes: { ...attributes } }, context));
    },
    close: () => provider.shutdown().catch(() => undefined),
  };
}
