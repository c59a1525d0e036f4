// @vitest-environment happy-dom
import type { AirdropOutline } from '@slipway/sdk/airdrop/evm/get-airdrop-outlines'
import { cleanup, screen } from '@testing-library/react'
import { getAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import type { AirdropListSearch } from './airdrop-list-search.ts'
import type { AirdropRow } from './airdrop-row.ts'
import ChainAirdrops from './chain-airdrops.tsx'

const { getAirdropOutlines } = vi.hoisted(() => ({ getAirdropOutlines: vi.fn() }))
vi.mock('@slipway/sdk/airdrop/evm/get-airdrop-outlines', () => ({ getAirdropOutlines }))
vi.mock('../../core/read-client.ts', () => ({ readClient: {} }))
vi.mock('../shared/airdrop-contracts.ts', () => ({ airdropContracts: { airdropFactory: '0xf1' } }))
vi.mock('./airdrop-table.tsx', () => ({
  AirdropTable: ({ rows }: { rows: readonly AirdropRow[] }) =>
    rows.map(({ number }) => <p key={number}>{`airdrop ${number}`}</p>),
}))

const now = 1_800_000_000
const at = (digit: string) => getAddress(`0x${digit.repeat(40)}`)
const owner = at('b')
const claims = { id: 1, kind: 'claims', token: at('c'), startTime: now - 10, endTime: now + 10 }
const airdrops = [
  claims,
  { ...claims, id: 2, kind: 'mapping', origin: at('d') },
  { ...claims, id: 3, startTime: now + 1 },
  { ...claims, id: 4, token: at('e'), endTime: now },
].map((one) => ({ ...one, chainId: 56, owner, address: at(`${one.id}`) }) as AirdropOutline)

afterEach(() => {
  cleanup()
  getAirdropOutlines.mockReset()
})

function show(search: AirdropListSearch) {
  renderWithTheme(
    <ChainAirdrops search={search} now={now} empty="nothing" failed="failed" waiting="waiting" />,
  )
}

test.each<[AirdropListSearch, number[]]>([
  [{}, [1, 2, 3, 4]],
  [{ kind: 'mapping' }, [2]],
  [{ state: 'coming' }, [3]],
  [{ state: 'finished' }, [4]],
  [{ kind: 'claims', state: 'running' }, [1]],
  [{ token: at('d') }, [2]],
  [{ token: at('e') }, [4]],
  [{ q: '3' }, [3]],
  [{ q: at('1').toLowerCase() }, [1]],
])('of what the chain has, %j shows the airdrops %j', async (search, numbers) => {
  getAirdropOutlines.mockResolvedValue({ airdrops, isLast: true })
  show(search)
  const rows = await screen.findAllByText(/^airdrop \d/)
  expect(rows.map(({ textContent }) => textContent)).toEqual(numbers.map((one) => `airdrop ${one}`))
})

test('the airdrops of an owner are asked of the factory by the owner', async () => {
  getAirdropOutlines.mockResolvedValue({ airdrops: [], isLast: true })
  show({ owner })
  await screen.findByText('nothing')
  expect(getAirdropOutlines.mock.lastCall?.[2]).toEqual({ owner, skip: 0, limit: 24 })
})

test('where no node answers, that is said', async () => {
  getAirdropOutlines.mockRejectedValue(new Error('away'))
  show({})
  await screen.findByText('failed')
})
