import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openRedisRateLimits } from './redis-rate-limits.ts'

test('while no Redis answers, each process counts alone: nobody is refused early, nobody gets more', async () => {
  let alone = 0
  const rateLimitAlone = { inc: () => (alone += 1) } as never
  const parts = { logger: pino({ level: 'silent' }), metrics: { rateLimitAlone } }
  // No server listens there.
  const limits = openRedisRateLimits('redis://127.0.0.1:1', parts)
  const take = limits.limiter({ name: 'test', count: 2, seconds: 60 })
  const turns = [await take('a'), await take('a'), await take('a'), await take('b')]
  expect(turns.map(({ allowed }) => allowed)).toEqual([true, true, false, true])
  expect(alone).toBe(4)
  await limits.close()
})
