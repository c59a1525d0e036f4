// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { errorMessage, m } from '@slipway/messages'
import type { PoolMeans } from '@slipway/sdk/solana/raydium/get-pool-means'
import type { RaydiumMarket } from '@slipway/sdk/solana/raydium/get-raydium-market'
import { address } from '@solana/kit'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import type { RaydiumPoolRequest } from './prepare-raydium-pool.ts'
import RaydiumCreateCard from './raydium-create-card.tsx'
import type { TokenActions } from './use-token-actions.ts'

const getRaydiumMarket = vi.hoisted(() => vi.fn<() => Promise<RaydiumMarket | undefined>>())
const getPoolMeans = vi.hoisted(() => vi.fn<() => Promise<PoolMeans>>())
const prepareRaydiumPool = vi.hoisted(() => vi.fn())
vi.mock('../network/cluster-rpc.ts', () => ({ clusterRpc: () => ({}) }))
vi.mock('@slipway/sdk/solana/raydium/get-raydium-market', () => ({ getRaydiumMarket }))
vi.mock('@slipway/sdk/solana/raydium/get-pool-means', () => ({ getPoolMeans }))
vi.mock('./prepare-raydium-pool.ts', () => ({ prepareRaydiumPool }))

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const sol = 'So11111111111111111111111111111111111111112'
const config = (index: number, place: string, tradeFeePpm: bigint) => ({
  ...{ address: address(place), index, isClosed: false, tradeFeePpm },
  ...{ creatorFeePpm: 0n, creationFeeLamports: 150_000_000n },
})
const configs = [
  config(0, 'D4FPEruKEHrG5TenZ2mpDGEfu1iUvTiqBxvpU8HLBvC2', 2_500n),
  config(1, 'G95xxie3XbkCqtE39GgQ9Ggc7xBC8Uceve7HFDEFApkc', 10_000n),
]
const means = { held: 5_000_000_000n, lamports: 3_000_000_000n, configs }
const token = {
  address: address('HVbpJAQGNpkgBaYBZQBR1t7yFdvaYVp2vCQQfKKEN4tM'),
  ...{ symbol: 'TIDE', decimals: 6, transferFeeBps: 0, maximumFee: 0n, rights: {} },
  ...{ extensions: ['TokenMetadata'], traits: [] },
}
const run = vi.fn()
const actions = (changes: object = {}, shortname = 'sol') =>
  ({
    ...{ chain: getChain(shortname) as SolanaChainDefinition, token: { ...token, ...changes } },
    ...{ account: sol, run, clearDone: () => undefined, clearProblem: () => undefined },
  }) as unknown as TokenActions
const pools = [
  {
    ...{ other: sol, decimals: { token: 6, other: 9 }, trading: 'open' },
    reserves: { token: 4_000n * 10n ** 6n, other: 2n * 10n ** 9n },
  },
] as unknown as RaydiumMarket['pools']

function show(
  market: Partial<RaydiumMarket> | undefined,
  changed: { token?: object; means?: Partial<PoolMeans>; shortname?: string } = {},
) {
  getRaydiumMarket.mockResolvedValue(market && { pools: [], total: 0, search: 'all', ...market })
  getPoolMeans.mockResolvedValue({ ...means, ...changed.means })
  return renderWithTheme(<RaydiumCreateCard actions={actions(changed.token, changed.shortname)} />)
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
const submit = () => {
  const form = document.querySelector('form')
  if (form) fireEvent.submit(form)
}
const fields = () => screen.getAllByRole('textbox')
const type = (tokens: string, lamports: string) => {
  const [first, second] = fields()
  if (first) fireEvent.change(first, { target: { value: tokens } })
  if (second) fireEvent.change(second, { target: { value: lamports } })
}

test('nothing is offered for SOL itself, nor on clusters without Raydium or its program', async () => {
  show({}, { token: { address: sol } })
  show({}, { shortname: 'solana-local' })
  show(undefined)
  await settled()
  expect(getRaydiumMarket).toHaveBeenCalledOnce()
  expect(getPoolMeans).not.toHaveBeenCalled()
  expect(screen.queryByText(m.solana_raydium_create_title())).toBeNull()
})

test('two amounts become a price counted both ways, and the draft with its fees is prepared', async () => {
  show({})
  await screen.findByText(m.solana_raydium_create_title())
  type('4000', '2')
  screen.getByText('0.0005 SOL')
  screen.getByText('2,000 TIDE')
  const select = screen.getByRole('combobox')
  fireEvent.change(select, { target: { value: configs[1]?.address } })
  submit()
  expect(run).toHaveBeenCalledOnce()
  const [act, prepare] = run.mock.calls[0] as [string, (signer: object) => Promise<unknown>]
  expect(act).toBe('raydium')
  await prepare({})
  const [request] = prepareRaydiumPool.mock.calls[0] as [RaydiumPoolRequest]
  expect(request.config).toBe(configs[1])
  expect(request.draft).toMatchObject({
    ...{ tokenAmount: 4_000_000_000n, lamports: 2_000_000_000n, tokenReserve: 4_000_000_000n },
  })
})

test('more than the wallet has, and too little for a pool, are refused at their fields', async () => {
  show({})
  await screen.findByText(m.solana_raydium_create_title())
  type('5001', '4')
  submit()
  await screen.findByText(m.token_burn_too_much({ balance: '5,000 TIDE' }))
  screen.getByText(m.token_burn_too_much({ balance: '3 SOL' }))
  type('0.0001', '0.0000001')
  submit()
  await screen.findByText(errorMessage('Venue_LiquidityTooSmall'))
  expect(run).not.toHaveBeenCalled()
})

test('a pool with SOL that exists is warned of with its price', async () => {
  show({ pools, total: 1 })
  await screen.findByText(m.solana_raydium_existing({ price: '0.0005 SOL' }))
  cleanup()
  const empty = pools.map((pool) => ({ ...pool, trading: 'empty' as const }))
  show({ pools: empty, total: 1 })
  await screen.findByText(m.solana_raydium_create_title())
  expect(screen.queryByText(/A pool with SOL exists/)).toBeNull()
})

test('a token that the program refuses, and a program that is closed, have no form', async () => {
  show({}, { token: { extensions: ['PermanentDelegate'] } })
  await screen.findByText(m.solana_raydium_refused())
  expect(screen.queryByRole('textbox')).toBeNull()
  cleanup()
  show({}, { means: { configs: [] } })
  await screen.findByText(m.solana_raydium_closed())
  expect(screen.queryByRole('textbox')).toBeNull()
})
