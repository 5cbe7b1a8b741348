import { metrics, trace } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, type MetricReader, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import type { Config } from './config.server.ts'
import { showCountersAtZero } from './telemetry.server.ts'

/** One request in ten is traced: enough to see where time goes. */
const TRACED_SHARE = 0.1
const EXPORT_INTERVAL_MS = 30_000

/** The running telemetry of a process. */
export type Telemetry = {
  /** The metrics in Prometheus format; null if none are kept for it. */
  readMetrics: (() => Promise<string>) | null
  stop(): Promise<void>
}

/** Sets OpenTelemetry's providers according to the settings. */
export function openTelemetry(config: Config): Telemetry {
  const resource = resourceFromAttributes({ 'service.name': 'plainwire' })
  const collector = config.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '')
  const prometheus = config.METRICS_TOKEN ? new PrometheusExporter({ preventServerStart: true }) : null
  const readers: MetricReader[] = prometheus ? [prometheus] : []
  if (collector) {
    readers.push(
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${collector}/v1/metrics` }),
        exportIntervalMillis: EXPORT_INTERVAL_MS,
      }),
    )
  }
  const meters = new MeterProvider({ resource, readers })
  metrics.setGlobalMeterProvider(meters)
  showCountersAtZero()

  const traces = collector
    ? new BasicTracerProvider({
        resource,
        sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(TRACED_SHARE) }),
        spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${collector}/v1/traces` }))],
      })
    : null
  if (traces) trace.setGlobalTracerProvider(traces)

  const serializer = new PrometheusSerializer()
  return {
    readMetrics: prometheus
      ? async () => serializer.serialize((await prometheus.collect()).resourceMetrics)
      : null,
    async stop() {
      await Promise.allSettled([meters.shutdown(), traces?.shutdown()])
      metrics.disable()
      trace.disable()
    },
  }
}
