import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort } from '@slipway/database/connection/find-free-port'

/** The API as the stack runs it: a process of its own, with the logging of production. */
export async function startApiProcess(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<{ child: ChildProcess; port: number }> {
  const port = await findFreePort()
  const main = new URL('../../apps/api/src/main.ts', import.meta.url).pathname
  const child = spawn(process.execPath, ['--max-semi-space-size=16', main], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      SLIPWAY_API_RATE_LIMIT: '0',
      SLIPWAY_API_STREAMS_PER_VISITOR: '0',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: 'ignore',
  })
  for (let attempt = 0; attempt < 400; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)
    if (answer?.ok) return { child, port }
    await delay(50)
  }
  throw new Error('the API did not start')
}
