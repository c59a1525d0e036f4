// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { RaydiumMarket } from '@slipway/sdk/solana/raydium/get-raydium-market'
import { type Address, address } from '@solana/kit'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import type { LiquidityLockRequest } from './prepare-liquidity-lock.ts'
import RaydiumLockCard from './raydium-lock-card.tsx'
import type { TokenActions } from './use-token-actions.ts'

const getRaydiumMarket = vi.hoisted(() => vi.fn<() => Promise<RaydiumMarket | undefined>>())
const getLiquidityHeld = vi.hoisted(() => vi.fn<() => Promise<ReadonlyMap<Address, bigint>>>())
const prepareLiquidityLock = vi.hoisted(() => vi.fn())
vi.mock('../network/cluster-rpc.ts', () => ({ clusterRpc: () => ({}) }))
vi.mock('@slipway/sdk/solana/raydium/get-raydium-market', () => ({ getRaydiumMarket }))
vi.mock('@slipway/sdk/solana/raydium/get-liquidity-held', () => ({ getLiquidityHeld }))
vi.mock('./prepare-liquidity-lock.ts', () => ({ prepareLiquidityLock }))

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const sol = address('So11111111111111111111111111111111111111112')
const places = [
  address('86xFpb86n613uwCWBr7ZyKV2d6i2jsbhm6RvFwPaXCFu'),
  address('E7kCfEnoEhvYoFyvPKd8jKSaemJJmKWwk1VRaHNUMS9J'),
] as const
const pools = places.map((place) => ({
  address: place,
  other: sol,
})) as unknown as RaydiumMarket['pools']
const run = vi.fn()

function show(held: readonly (readonly [Address, bigint])[], changes: Partial<TokenActions> = {}) {
  getRaydiumMarket.mockResolvedValue({ pools, total: 2, search: 'all' })
  getLiquidityHeld.mockResolvedValue(new Map(held))
  const actions = {
    ...{ chain: getChain('sol') as SolanaChainDefinition, account: sol, run },
    ...{
      token: { address: sol, symbol: 'TIDE' },
      clearDone: () => undefined,
      clearProblem: () => undefined,
      ...changes,
    },
  } as unknown as TokenActions
  return renderWithTheme(<RaydiumLockCard actions={actions} otherwise={<p>otherwise</p>} />)
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 30))
const submit = () => {
  const form = document.querySelector('form')
  if (form) fireEvent.submit(form)
}
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })

test('wallets without liquidity, and clusters without Raydium, are offered no lock', async () => {
  show([])
  await settled()
  expect(getLiquidityHeld).toHaveBeenCalledOnce()
  expect(screen.queryByText(m.solana_raydium_lock_title())).toBeNull()
  screen.getByText('otherwise')
  cleanup()
  show([[places[0], 1n]], { chain: getChain('solana-local') as SolanaChainDefinition })
  await settled()
  expect(screen.queryByText(m.solana_raydium_lock_title())).toBeNull()
  screen.getByText('otherwise')
})

test('the liquidity of the chosen pool is locked, at most what there is of it', async () => {
  show([
    [places[0], 1_000_000_000n],
    [places[1], 3_000_000_000n],
  ])
  await screen.findByText(m.solana_raydium_lock_permanent())
  expect(screen.queryByText('otherwise')).toBeNull()
  type('2')
  submit()
  await screen.findByText(m.token_burn_too_much({ balance: '1' }))
  expect(run).not.toHaveBeenCalled()
  fireEvent.change(screen.getByRole('combobox'), { target: { value: places[1] } })
  submit()
  const [act, prepare] = run.mock.calls[0] as [string, (signer: object) => Promise<unknown>]
  expect(act).toBe('raydium-lock')
  await prepare({})
  const [request] = prepareLiquidityLock.mock.calls[0] as [LiquidityLockRequest]
  expect(request).toMatchObject({ pool: { address: places[1] }, amount: 2_000_000_000n })
})

test('what was locked stays to be read when nothing is left', async () => {
  show([], { done: 'raydium-lock' })
  await screen.findByText(m.solana_raydium_lock_done())
})
