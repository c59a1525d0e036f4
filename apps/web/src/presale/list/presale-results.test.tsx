// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import type { PresaleListSearch } from './presale-list-search.ts'
import { PresaleResults } from './presale-results.tsx'

interface Standing {
  readonly search: PresaleListSearch
  readonly owner: string | undefined
  readonly empty: ReactNode
}

const { listPresales } = vi.hoisted(() => ({ listPresales: vi.fn() }))
vi.mock('../../core/presale-api.ts', () => ({ presaleApi: { listPresales } }))
vi.mock('../../transaction/retry-while-away.ts', () => ({ retryWhileAway: false }))
vi.mock('./presale-row.ts', () => ({ rowOfSummary: (id: string) => id }))
vi.mock('./presale-rows.tsx', () => ({
  PresaleRows: ({ rows }: { rows: readonly string[] }) => <p>{`index: ${rows.join()}`}</p>,
}))
vi.mock('./registry-presales.tsx', () => ({
  default: ({ search, owner, empty }: Standing) => (
    <>
      <p>{`registry: ${search.kind} of ${owner}`}</p>
      {empty}
    </>
  ),
}))
vi.mock('./list-states.tsx', () => ({
  ListEmpty: ({ search }: { search: PresaleListSearch }) => <p>{`none on ${search.network}`}</p>,
  ListFailed: () => null,
}))

const account = '0x1111111111111111111111111111111111111111'

afterEach(() => {
  cleanup()
  listPresales.mockReset()
})

const show = (search: PresaleListSearch) =>
  renderWithTheme(<PresaleResults search={search} account={account} onChange={vi.fn()} />)

test('while the index is away the registry of this network answers, and the index can be asked again', async () => {
  listPresales.mockRejectedValueOnce(new Error('away'))
  show({ kind: 'fair', network: 'all' })
  await screen.findByText('registry: fair of undefined')
  screen.getByText(m.presale_list_fallback_title(), { exact: false })
  screen.getByText('none on undefined')
  listPresales.mockResolvedValue({ items: ['7', '5'], nextCursor: null, total: 2 })
  screen.getByRole('button', { name: m.shell_retry() }).click()
  await screen.findByText('index: 7,5')
  expect(screen.queryByText(/^registry/)).toBeNull()
})

test('one’s own presales are asked of the registry by their owner', async () => {
  listPresales.mockRejectedValue(new Error('away'))
  show({ kind: 'normal', whose: 'mine' })
  await screen.findByText(`registry: normal of ${account}`)
})

test('an empty list speaks of the network that was asked', async () => {
  listPresales.mockResolvedValue({ items: [], nextCursor: null, total: 0 })
  show({ network: 'eth' })
  await screen.findByText('none on eth')
})
