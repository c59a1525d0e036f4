// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { HolderReading } from '@slipway/sdk/tools/read-holders'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { type Address, getAddress, zeroAddress } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { type ContractLine, toContractLine } from './contract-line.ts'
import { ContractTable } from './contract-table.tsx'
import { SolvencyGroupPanel } from './solvency-group.tsx'
import { readSolvencySearch } from './solvency-search.ts'
import { SolvencySummary, summarizeLines } from './solvency-summary.tsx'

vi.mock('../../core/read-client.ts', () => ({
  readClient: { chain: { id: 31337 }, readContract: () => new Promise(() => undefined) },
}))
vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: React.ReactNode }) => (
    <a href={to}>{children}</a>
  ),
}))

afterEach(cleanup)

const at = (digits: string): Address => getAddress(`0x${digits.padStart(40, '0')}`)
const E = 10n ** 18n
const line = (digits: string, owed: bigint, held: bigint, blockNumber = 7n): ContractLine => ({
  address: at(digits),
  solvency: {
    address: at(digits),
    blockNumber,
    assets: [{ asset: zeroAddress, owed, held }],
    isComplete: true,
  },
})
const silent: ContractLine = { address: at('d'), failure: 'contract' }
const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ')

const summaryOf = (lines: readonly ContractLine[], isPartial = false) =>
  renderWithTheme(
    <SolvencySummary
      lines={lines}
      isReading={false}
      isPartial={isPartial}
      refresh={() => undefined}
    />,
  )

describe('summary', () => {
  test('counts answers, silence and shortage, and names the blocks', () => {
    const lines = [line('a', 1n, 1n, 9n), line('b', 2n, 1n, 10n), line('c', 1n, 5n, 8n), silent]
    const { read, missing, silent: without, blocks } = summarizeLines(lines)
    expect([read, missing.length, without]).toEqual([3, 1, 1])
    expect(blocks).toEqual({ first: 8n, last: 10n })
    expect(summarizeLines([silent]).blocks).toBeUndefined()
  })

  test('what is missing is said before silence, silence before a good end', () => {
    summaryOf([line('a', 2n, 1n), silent])
    screen.getByText(m.tools_solvency_verdict_missing({ count: 1 }))
    cleanup()
    summaryOf([line('a', 1n, 1n), silent])
    screen.getByText(m.tools_solvency_verdict_silent({ count: 1 }))
    screen.getByText(m.tools_solvency_verdict_silent_text())
    cleanup()
    summaryOf([line('a', 1n, 1n), line('b', 1n, 2n)])
    screen.getByText(m.tools_solvency_verdict_good({ count: 2 }))
    screen.getByText(m.tools_solvency_verdict_whole())
  })

  test('older contracts that nobody read are not vouched for', () => {
    summaryOf([line('a', 1n, 1n)], true)
    screen.getByText(m.tools_solvency_verdict_partial())
  })

  test('nothing read is no good news, and where none answers nothing is said of others', () => {
    summaryOf([silent])
    screen.getByText(m.tools_solvency_verdict_silent_all())
    cleanup()
    summaryOf([])
    expect(screen.queryByText(m.tools_solvency_verdict_whole())).toBeNull()
  })
})

describe('contracts', () => {
  test('owed, held, difference and state of each asset, in words', () => {
    renderWithTheme(<ContractTable caption="contracts" lines={[line('a', 5n * E, 3n * E)]} />)
    const [, row] = screen.getAllByRole('rowgroup')
    const cells = within(row as HTMLElement)
      .getAllByRole('cell')
      .map(plain)
    expect(cells).toEqual(['5', '3', '-2', m.tools_solvency_missing()])
  })

  test('a unit too little is written out', () => {
    renderWithTheme(<ContractTable caption="contracts" lines={[line('a', E, E - 1n)]} />)
    screen.getByText('-0.000000000000000001')
  })

  test('silence and emptiness are told apart', () => {
    const empty: ContractLine = {
      address: at('e'),
      solvency: { address: at('e'), blockNumber: 7n, assets: [], isComplete: true },
    }
    renderWithTheme(<ContractTable caption="contracts" lines={[empty, silent]} />)
    screen.getByText(m.tools_solvency_nothing())
    screen.getByText(m.tools_solvency_silent_other())
  })

  test('a long list is folded, and what is missing stands first in it', () => {
    const assets = Array.from({ length: 9 }, (_, index) => ({
      asset: zeroAddress,
      owed: index === 8 ? 2n * E : E,
      held: E,
    }))
    const whole = { address: at('a'), blockNumber: 7n, assets, isComplete: false }
    renderWithTheme(
      <ContractTable caption="contracts" lines={[{ address: at('a'), solvency: whole }]} />,
    )
    const states = () =>
      screen.getAllByText(
        (text) => text === m.tools_solvency_missing() || text === m.tools_solvency_covered(),
      )
    // The head has a state of its own: the worst.
    expect(states().map(plain).slice(0, 2)).toEqual([
      m.tools_solvency_missing(),
      m.tools_solvency_missing(),
    ])
    expect(states()).toHaveLength(7)
    fireEvent.click(screen.getByRole('button', { name: m.tools_solvency_all_assets({ count: 9 }) }))
    expect(states()).toHaveLength(10)
    screen.getByText(m.tools_solvency_cut({ count: 500 }))
  })

  test('each leads to its own screen', () => {
    const path = (holder: HolderReading['holder']) =>
      toContractLine({ holder, failure: 'node' }, (kind, address) => `/${kind}/${address}`).path
    const rest = { address: at('a'), isPaged: false }
    expect(path({ kind: 'presale', presaleKind: 'fair', ...rest })).toBe(`/fair/${at('a')}`)
    expect(path({ kind: 'dividendToken', templateId: 3, ...rest })).toBe(`/token/view/${at('a')}`)
    expect(path({ kind: 'pool', poolKind: 'nft', ...rest })).toBe(`/mining/detail/${at('a')}`)
    expect(path({ kind: 'airdrop', airdropKind: 'claims', ...rest })).toBe(
      `/airdrop/detail/${at('a')}`,
    )
    expect(path({ kind: 'presaleFactory', version: 'v1', ...rest })).toBe('/presale/list')
    expect(path({ kind: 'openingVault', version: 'v1', ...rest })).toBeUndefined()
  })
})

describe('groups', () => {
  const group = {
    lines: [],
    isPending: false,
    isFailed: false,
    isReading: false,
    read: () => undefined,
  }
  const show = (change: object) =>
    renderWithTheme(
      <SolvencyGroupPanel group={{ ...group, ...change }} title="Presales" text="" empty="None" />,
    )

  test('no node: a reason and a way to try again', () => {
    const read = vi.fn()
    show({ isFailed: true, read })
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button'))
    expect(read).toHaveBeenCalledOnce()
  })

  test('an empty registry says so, and one that goes on does not', () => {
    show({})
    screen.getByText('None')
    cleanup()
    const readMore = vi.fn()
    show({ readMore })
    expect(screen.queryByText('None')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: m.tools_solvency_older() }))
    expect(readMore).toHaveBeenCalledOnce()
  })
})

test('the page’s address keeps a contract, and nothing that is no address', () => {
  expect(readSolvencySearch({ contract: at('a').toLowerCase() })).toEqual({ contract: at('a') })
  expect(readSolvencySearch({ contract: '0x12' })).toEqual({})
  expect(readSolvencySearch({ contract: 5 })).toEqual({})
})
