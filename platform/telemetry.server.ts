import {
  type Attributes,
  type Meter,
  type MeterProvider,
  metrics,
  type Span,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

const tracer = trace.getTracer('plainwire')

/** Creates an instrument at its first measurement, and again for another provider; without a provider it does nothing. */
function lazily<Instrument>(make: (meter: Meter) => Instrument): () => Instrument {
  let made: { provider: MeterProvider; instrument: Instrument } | undefined
  return () => {
    const provider = metrics.getMeterProvider()
    if (made?.provider !== provider) made = { provider, instrument: make(provider.getMeter('plainwire')) }
    return made.instrument
  }
}

const atZero: (() => void)[] = []

/** Shows every counter that was told its series with a zero, to a provider that was set after they were made. */
export function showCountersAtZero(): void {
  for (const show of atZero) show()
}

/**
 * A counter. `count` adds one by default. `startAtZero` names series to show before anything was counted: a series that
 * isn't there can't be seen not to grow.
 */
export function counter(name: string, description: string) {
  const instrument = lazily(meter => meter.createCounter(name, { description }))
  return {
    count: (attributes?: Attributes, amount = 1) => instrument().add(amount, attributes),
    startAtZero(series: readonly Attributes[]) {
      const show = () => {
        for (const attributes of series) instrument().add(0, attributes)
      }
      atZero.push(show)
      show()
    },
  }
}

/** Records durations in seconds, in buckets that suit web requests. */
export function durations(name: string, description: string) {
  const explicitBucketBoundaries = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
  const instrument = lazily(meter =>
    meter.createHistogram(name, { description, unit: 's', advice: { explicitBucketBoundaries } }),
  )
  return { record: (seconds: number, attributes: Attributes) => instrument().record(seconds, attributes) }
}

/** Values that are computed whenever metrics are read. If the computation fails, its values are left out. */
export function gauges(
  names: Record<string, string>,
  read: () => Promise<{ name: string; value: number; attributes?: Attributes }[]>,
): void {
  const meter = metrics.getMeter('plainwire')
  const instruments = new Map(
    Object.entries(names).map(([name, description]) => [
      name,
      meter.createObservableGauge(name, { description }),
    ]),
  )
  meter.addBatchObservableCallback(
    async result => {
      for (const { name, value, attributes } of await read()) {
        const instrument = instruments.get(name)
        if (instrument) result.observe(instrument, value, attributes)
      }
    },
    [...instruments.values()],
  )
}

/** Runs work as a span of a trace; a fault marks it. */
export function traced<T>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return tracer.startActiveSpan(name, { attributes }, async span => {
    try {
      return await work(span)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}
