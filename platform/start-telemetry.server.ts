import type { Config } from './config.server.ts'
import type { Telemetry } from './open-telemetry.server.ts'

/**
 * Starts what the settings ask for: metrics for `/metrics`, metrics and traces to an OpenTelemetry collector.
 * Otherwise none of it is loaded. Must run before the first instrument is used.
 */
export async function startTelemetry(config: Config): Promise<Telemetry> {
  if (!config.METRICS_TOKEN && !config.OTEL_EXPORTER_OTLP_ENDPOINT) {
    return { readMetrics: null, stop: async () => {} }
  }
  const { openTelemetry } = await import('./open-telemetry.server.ts')
  return openTelemetry(config)
}
