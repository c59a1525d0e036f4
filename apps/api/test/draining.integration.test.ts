import { expect, it } from 'vitest'
import { readConfig } from '../src/read-config.ts'
import { startApi } from '../src/start-api.ts'

const NOTICE_MS = 7_000

it('an API that is to stop says so and serves on for as long as the notice lasts, and only then closes its port', async () => {
  const config = readConfig({
    // Nobody listens there: what is asked here needs no database.
    DATABASE_URL: 'postgres://test@127.0.0.1:1/test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    SLIPWAY_DEVELOPMENT: '1',
    SLIPWAY_VERIFY: '0',
    SLIPWAY_DRAIN_NOTICE_MS: String(NOTICE_MS),
  })
  const notices: number[] = []
  const notice = Promise.withResolvers<void>()
  const api = await startApi(config, (noticeMs) => {
    notices.push(noticeMs)
    return notice.promise
  })
  const ask = (path: string) => fetch(`http://127.0.0.1:${api.port}${path}`)
  const ready = async () => {
    const answer = await ask('/readyz')
    return [answer.status, ((await answer.json()) as { status: string }).status]
  }
  expect(await ready()).toEqual([503, 'not-ready'])

  const stopped = api.stop()
  expect(await ready()).toEqual([503, 'draining'])
  expect((await ask('/api/region')).status).toBe(200)
  expect((await ask('/healthz')).status).toBe(200)
  expect(notices).toEqual([NOTICE_MS])

  notice.resolve()
  await stopped
  await expect(ask('/healthz')).rejects.toThrow()
})
