// The OpenTelemetry SDK. Nobody imports this file but where traces are configured: without them none of it is loaded.
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Span, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { detectResources, resourceAttributesEnvDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { Refusal } from './errors.ts';
import type { Log } from './log.ts';
import { seldom } from './seldom.ts';
import type { TraceAccess } from './traceSettings.ts';
import type { SpanAttributes, Traces } from './traces.ts';

const SENDING_MS = 5_000;

const propagator = new W3CTraceContextPropagator();
const getter = {
  keys: (carrier: Readonly<Record<string, unknown>>) => Object.keys(carrier),
  get: (carrier: Readonly<Record<string, unknown>>, key: string) => {
    const value = carrier[key];
    return typeof value === 'string' ? value : undefined;
  },
};

/** Says in the log that traces do not arrive, at most once a minute. That is all that comes of it. */
function telling(exporter: SpanExporter, log: () => Pick<Log, 'warn'>): SpanExporter {
  const tell = seldom((spans: number) => log().warn({ spans }, 'Traces could not be sent'));
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code === ExportResultCode.FAILED) tell(spans.length);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

/** Sends traces by OTLP over HTTP. Further settings of the SDK it reads from the environment by itself. */
export function openTraces({ endpoint, serviceName, ratio }: TraceAccess, log: () => Pick<Log, 'warn'>): Traces {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: SENDING_MS,
  });
  const provider = new TracerProvider({
    resource: detectResources({ detectors: [resourceAttributesEnvDetector] }).merge(
      resourceFromAttributes({ 'service.name': serviceName }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: telling(exporter, log), exportTimeoutMillis: SENDING_MS })],
  });
  const tracer = provider.getTracer('muster');
  const underWay = new AsyncLocalStorage<Span>();
  const context = () => {
    const span = underWay.getStore();
    return span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT;
  };
  async function within<T>(span: Span, work: () => Promise<T>): Promise<T> {
    try {
      return await underWay.run(span, work);
    } catch (error) {
      // What is refused to somebody is no failure of ours.
      if (!(error instanceof Refusal) || error.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }
  const begun = (name: string, kind: SpanKind, attributes: SpanAttributes, parent = context()) =>
    tracer.startSpan(name, { kind, attributes: { ...attributes } }, parent);
  return {
    request: (name, headers, attributes, work) =>
      within(begun(name, SpanKind.SERVER, attributes, propagator.extract(ROOT_CONTEXT, headers, getter)), work),
    job: (name, attributes, work) => within(begun(name, SpanKind.CONSUMER, attributes, ROOT_CONTEXT), work),
    step: (name, work) => (underWay.getStore() ? within(begun(name, SpanKind.CLIENT, {}), work) : work()),
    note: (attributes) => void underWay.getStore()?.setAttributes({ ...attributes }),
    traceId: () => underWay.getStore()?.spanContext().traceId,
    close: () => provider.shutdown().catch(() => undefined),
  };
}
