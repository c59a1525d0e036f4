import { expect, it } from 'vitest'
import { askTogether } from './ask-together.ts'

/** A database that answers when it is let, and notes what it was asked. */
function slowDatabase() {
  const asked: string[][] = []
  const answers: { go(): void; fail(): void }[] = []
  const read = askTogether((questions: readonly { id: string }[]) => {
    const ids = questions.map(({ id }) => id)
    asked.push(ids)
    return new Promise<{ id: string; name: string }[]>((resolve, reject) => {
      answers.push({
        go: () =>
          resolve(
            ids
              .filter((id) => id !== 'none')
              .map((id) => ({ id, name: id.toUpperCase() }))
              .reverse(),
          ),
        fail: () => reject(new Error('away')),
      })
    })
  })
  return { asked, answers, read: (id: string) => read({ id }) }
}

it('asks at once while fewer than two questions are under way, and for all that wait after that', async () => {
  const { asked, answers, read } = slowDatabase()
  const rows = ['a', 'b', 'c', 'none', 'c'].map(read)
  expect(asked).toEqual([['a'], ['b']])
  answers[1]?.go()
  expect(await rows[1]).toMatchObject({ name: 'B' })
  await expect.poll(() => asked).toEqual([['a'], ['b'], ['c', 'none', 'c']])
  answers[2]?.go()
  answers[0]?.go()
  expect((await Promise.all(rows)).map((row) => row?.name)).toEqual([
    ...['A', 'B', 'C'],
    ...[undefined, 'C'],
  ])
  expect(asked).toHaveLength(3)
})

it('asks for at most 32 rows in one question', async () => {
  const { asked, answers, read } = slowDatabase()
  const rows = Array.from({ length: 50 }, (_, index) => read(`${index}`))
  for (const at of [0, 1, 2, 3]) {
    await expect.poll(() => asked.length).toBeGreaterThan(at)
    answers[at]?.go()
  }
  expect((await Promise.all(rows)).map((row) => row?.id)).toEqual(
    rows.map((_, index) => `${index}`),
  )
  expect(asked.map((ids) => ids.length)).toEqual([1, 1, 32, 16])
})

it('fails for those whose question failed, and goes on with the next', async () => {
  const { asked, answers, read } = slowDatabase()
  const [first, , third] = ['a', 'b', 'c'].map(read)
  answers[0]?.fail()
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => asked).toHaveLength(3)
  answers[2]?.go()
  expect(await third).toEqual({ id: 'c', name: 'C' })
})
