// Whether the site on this machine runs: ends with 0 or 1. For the health check of a container, which has no other program.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`, {
  signal: AbortSignal.timeout(4_000),
}).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
