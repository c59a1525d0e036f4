import { pino } from 'pino'
import { expect, it } from 'vitest'
import { startWorker } from './start-worker.ts'

it('a worker that fails says so at once where an operator looks, not at every turn, and says when it goes on', async () => {
  const lines: { level: number; worker: string; failures: number; msg: string }[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })
  let turn = 0
  const worker = startWorker({
    name: 'pinning',
    pauseMs: 1,
    logger,
    work: async () => {
      turn++
      if (turn <= 3) throw new Error('the service is away')
      return turn < 5 ? 'waiting' : 'finished'
    },
  })
  await expect.poll(() => turn).toBe(5)
  await worker.stop()
  const warn = 40
  const info = 30
  expect(lines).toMatchObject([
    { level: warn, worker: 'pinning', failures: 1 },
    { level: info, worker: 'pinning', failures: 3 },
  ])
})

it('a worker that waits for the first index complains of nothing', async () => {
  const lines: string[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
  let turn = 0
  const worker = startWorker({
    name: 'verification',
    pauseMs: 1,
    logger,
    work: async () => {
      turn++
      if (turn > 1) return 'finished'
      throw Object.assign(new Error('relation "index.token" does not exist'), { code: '42P01' })
    },
  })
  await expect.poll(() => turn).toBe(2)
  await worker.stop()
  expect(lines).toEqual([])
})

it('a worker whose own table is gone complains', async () => {
  const lines: string[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
  const worker = startWorker({
    name: 'verification',
    pauseMs: 60_000,
    logger,
    work: async () => {
      throw Object.assign(new Error('relation "app.verification" does not exist'), {
        code: '42P01',
      })
    },
  })
  await expect.poll(() => lines.length).toBe(1)
  await worker.stop()
})
