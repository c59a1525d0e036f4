import { pino } from 'pino'
import { expect, it } from 'vitest'
import { makeLookAtIndex } from './look-at-index.ts'

it('an index that cannot be read is said once where an operator looks, and one that is not built yet is not', async () => {
  const lines: { level: number; msg: string }[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const notBuilt = new Error('query', {
    cause: Object.assign(new Error('relation does not exist'), { code: '42P01' }),
  })
  const away = new AggregateError([new Error('gone'), notBuilt], 'not every network was readable')
  const answers = [notBuilt, away, away, undefined]
  const looks: Promise<void>[] = []
  const look = makeLookAtIndex(
    {
      look: () => {
        const error = answers[looks.length]
        const looked = error ? Promise.reject(error) : Promise.resolve()
        looks.push(looked)
        return looked
      },
    },
    logger,
  )
  for (const _ of answers) {
    look()
    await Promise.allSettled(looks)
  }
  const warn = 40
  const info = 30
  expect(lines).toMatchObject([
    { level: warn, msg: 'index not readable', failures: 1 },
    { level: info, msg: 'the index is readable again', failures: 2 },
  ])
})
