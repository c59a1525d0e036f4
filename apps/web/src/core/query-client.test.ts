import { expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'

test('questions that come together go out after the step in which they were asked, before what was due later', async () => {
  const order: string[] = []
  const ask = (name: string) =>
    queryClient.fetchQuery({
      queryKey: [name],
      queryFn: () => {
        order.push(name)
        return name
      },
    })
  const answers = Promise.all([ask('first'), ask('second')])
  setTimeout(() => order.push('what was due after them'))
  await Promise.resolve()
  expect(order).toEqual([])
  expect(await answers).toEqual(['first', 'second'])
  await vi.waitFor(() => expect(order).toEqual(['first', 'second', 'what was due after them']))
})
