import { expect, test, vi } from 'vitest'
import { listTopPresales } from './use-analysis.ts'

const { listPresales } = vi.hoisted(() => ({ listPresales: vi.fn() }))
vi.mock('../../core/presale-api.ts', () => ({ presaleApi: { listPresales } }))

const presale = (id: string, label: string, userCount: number) => ({
  id,
  userCount,
  status: { label },
})
const all = [
  presale('running', 'running', 4),
  presale('waiting', 'waiting', 7),
  presale('finished', 'finished', 6),
  presale('small', 'finished', 1),
  presale('canceled', 'canceled', 900),
]

test('contributors are ranked where all of them count still: not of canceled presales, whose wallets leave one by one', async () => {
  listPresales.mockImplementation(
    async ({ status, limit }: { status?: string; limit: number }) => ({
      items: all
        .filter(({ status: { label } }) =>
          status === 'running'
            ? ['running', 'waiting'].includes(label)
            : !status || label === status,
        )
        .sort((one, other) => other.userCount - one.userCount)
        .slice(0, limit),
    }),
  )
  const found = await listTopPresales({ chain: 'bsc', limit: 3 })
  expect(found.map(({ id }) => id)).toEqual(['waiting', 'finished', 'running'])
  for (const [query] of listPresales.mock.calls)
    expect(query).toMatchObject({ chain: 'bsc', limit: 3, sort: '-users' })
})
