// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { SearchSnapshot } from '@slipway/vanity-address/search/address-search'
import type { WalletSearchSnapshot } from '@slipway/vanity-address/wallet/wallet-search'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { FoundList } from './found-list.tsx'
import { OddsFacts } from './odds-facts.tsx'
import PremiumAddressSearch from './premium-address-search.tsx'
import { SearchControls } from './search-controls.tsx'
import { SearchProgress } from './search-progress.tsx'
import { WalletWork } from './wallet-work.tsx'

const { current, pause, forget } = vi.hoisted(() => ({
  ...{ current: vi.fn(), pause: vi.fn(), forget: vi.fn() },
}))
vi.mock('./token-search.ts', () => ({
  useTokenSearch: current,
  pauseTokenSearch: pause,
  ...{ forgetTokenSearch: forget, resumeTokenSearch: vi.fn(), findOneMore: vi.fn() },
  beginTokenSearch: vi.fn(),
}))
afterEach(cleanup)

const at = (digit: string, length = 40) => `0x${digit.repeat(length)}` as const
const record = {
  ...{ deployer: at('1'), factory: at('2'), initCodeHash: at('3', 64), start: at('4', 24) },
  ...{ next: 0n, tried: 10, elapsedMs: 1_000, found: [], wanted: 1 },
  target: { kind: 'starts', text: 'abc', isCaseSensitive: false },
} as const
const snapshot = (change: Partial<SearchSnapshot>): SearchSnapshot => ({
  ...{ status: 'running', record, probability: 0.001, engine: 'wasm', workers: 2, rate: 10 },
  ...{ failure: undefined, ...change },
})
const figureOf = (label: string) =>
  screen.getByText(label).parentElement?.textContent?.replace(label, '')

test.each<[Partial<SearchSnapshot>, string]>([
  [{ status: 'running' }, m.tools_search_survives()],
  [{ status: 'paused' }, m.tools_search_rests()],
  [{ status: 'paused', engine: undefined }, m.tools_search_kept()],
  [{ status: 'failed' }, m.tools_search_rests()],
])('only a search at work is said to go on: %o', (change, text) => {
  renderWithTheme(<SearchControls search={snapshot(change)} />)
  screen.getByText(text)
  const others = [m.tools_search_survives(), m.tools_search_rests(), m.tools_search_kept()]
  for (const other of others) if (other !== text) expect(screen.queryByText(other)).toBeNull()
})

test('of a thousand addresses the rarest are shown, with the one in use and the number of the others', () => {
  const found = Array.from({ length: 1_000 }, (_, index) => ({
    ...{ seed: `0x${index.toString(16).padStart(24, '0')}` as const, foundAt: 1 },
    address:
      `0x7e${'0123456789abcdef'.repeat(3).slice(0, 35)}${index.toString(16).padStart(3, '0')}` as const,
  }))
  const used = found.at(-1)
  if (!used) throw new Error('Nothing was found.')
  const { target } = record
  renderWithTheme(
    <FoundList
      {...{ target, found, seed: used.seed }}
      verify={async () => used.address}
      onFound={vi.fn()}
    />,
  )
  const shown = screen.getAllByRole('listitem')
  expect(shown).toHaveLength(21)
  expect(shown[0]?.textContent?.toLowerCase()).toContain('2222')
  screen.getByText(m.tools_found_used())
  screen.getByText(m.tools_found_more({ count: found.length - shown.length }))
})

test('a search of hours is deleted only once that is confirmed', async () => {
  renderWithTheme(<SearchControls search={snapshot({})} />)
  fireEvent.click(screen.getByRole('button', { name: m.tools_search_clear() }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(m.tools_search_clear_text())
  expect(forget).not.toHaveBeenCalled()
  fireEvent.click(dialog.getByRole('button', { name: m.tools_search_clear() }))
  expect(forget).toHaveBeenCalledOnce()
})

test('what is left, and how likely all were found by now, counts every address that is wanted', () => {
  const figures = { ...snapshot({}), tried: 1_000, elapsedMs: 1_000, engine: 'x' }
  const left = () => figureOf(m.tools_search_left())
  renderWithTheme(<SearchProgress figures={figures} />)
  const [one, chanceOfOne] = [left(), screen.getByRole('progressbar').ariaValueNow]
  cleanup()
  renderWithTheme(<SearchProgress figures={{ ...figures, wanted: 3 }} />)
  expect(left()).not.toBe(one)
  expect(Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'))).toBeCloseTo(8, 0)
  cleanup()
  renderWithTheme(<SearchProgress figures={{ ...figures, wanted: 3, hits: 2 }} />)
  expect(left()).toBe(one)
  expect(chanceOfOne).not.toBe('8')
})

test('the odds before a search are those of all the addresses that it looks for', () => {
  renderWithTheme(<OddsFacts probability={0.001} rate={0} wanted={3} />)
  expect(figureOf(m.tools_odds_chance())).toContain(m.tools_odds_one_in({ count: '1,000' }))
  expect(figureOf(m.tools_odds_expected())).toBe(m.tools_odds_tries({ count: '3,000' }))
})

test('the engine of a wallet’s search claims nothing that nobody measured', () => {
  const search = { ...snapshot({}), tried: 1, elapsedMs: 1, job: { kind: 'evm' } }
  renderWithTheme(<WalletWork search={search as unknown as WalletSearchSnapshot} />)
  screen.getByText(m.tools_search_engine_wasm({ workers: '2' }))
})

function showSearch(
  search: SearchSnapshot | undefined,
  hash: `0x${string}` | undefined,
  missing: 'form' | 'reading' | 'failed' = 'form',
) {
  current.mockReturnValue(search)
  renderWithTheme(
    <PremiumAddressSearch
      {...{
        deployer: record.deployer,
        factory: record.factory,
        seed: '0x',
        initCodeHash: hash,
        missing,
      }}
      verify={async () => record.factory}
      onFound={() => undefined}
      onCleared={() => undefined}
    />,
  )
}

test('a search that works while the form is incomplete can be seen and paused', () => {
  showSearch(snapshot({}), undefined)
  screen.getByRole('button', { name: m.tools_search_pause() })
  cleanup()
  showSearch(snapshot({ status: 'paused' }), undefined)
  expect(screen.queryByRole('button', { name: m.tools_search_clear() })).toBeNull()
})

test('a search that a change of the form ended does not speak of addresses that it never found', () => {
  const other = at('9', 64)
  showSearch(snapshot({ status: 'paused' }), other)
  screen.getByText(m.tools_stopped_title())
  expect(screen.queryByText(m.tools_stale_title())).toBeNull()
  cleanup()
  const found = [{ seed: at('5', 24), address: at('6'), foundAt: 1 }]
  showSearch(snapshot({ status: 'paused', record: { ...record, found } }), other)
  screen.getByText(m.tools_stale_title())
})

test('what keeps a search from starting is named as it is', () => {
  const texts = {
    ...{ form: m.tools_needs_form(), reading: m.tools_needs_code() },
    failed: m.tools_draft_failed({ chain: activeChain.name }),
  }
  for (const [missing, text] of Object.entries(texts)) {
    showSearch(undefined, undefined, missing as keyof typeof texts)
    screen.getByText(text)
    cleanup()
  }
})
