// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import type { RaydiumMarket } from '@slipway/sdk/solana/raydium/get-raydium-market'
import type { RaydiumPool } from '@slipway/sdk/solana/raydium/raydium-pool'
import { SolanaFlowError } from '@slipway/sdk/solana/solana-failure'
import { address } from '@solana/kit'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import RaydiumPanel from './raydium-panel.tsx'

const getRaydiumMarket = vi.hoisted(() => vi.fn<() => Promise<RaydiumMarket | undefined>>())
vi.mock('../network/cluster-rpc.ts', () => ({ clusterRpc: () => ({}) }))
vi.mock('@slipway/sdk/solana/raydium/get-raydium-market', () => ({ getRaydiumMarket }))

afterEach(() => {
  cleanup()
  getRaydiumMarket.mockReset()
})

const sol = getChain('sol') as SolanaChainDefinition
const token = {
  address: address('HVbpJAQGNpkgBaYBZQBR1t7yFdvaYVp2vCQQfKKEN4tM'),
  ...{ symbol: 'TIDE', decimals: 6 },
} as SolanaToken
const pool: RaydiumPool = {
  address: address('86xFpb86n613uwCWBr7ZyKV2d6i2jsbhm6RvFwPaXCFu'),
  other: address('So11111111111111111111111111111111111111112'),
  decimals: { token: 6, other: 9 },
  reserves: { token: 4_000n * 10n ** 6n, other: 2n * 10n ** 9n },
  shares: { burnedBps: 1_500, lockedBps: 3_000, withdrawableBps: 5_500 },
  trading: 'open',
  opensAt: 0n,
  feePpm: 10_500n,
}

function show(market: Partial<RaydiumMarket> | undefined, chain = sol) {
  const pools = market?.pools ?? []
  getRaydiumMarket.mockResolvedValue(
    market && { pools, total: pools.length, search: 'all', ...market },
  )
  return renderWithTheme(<RaydiumPanel chain={chain} token={token} />)
}
const showPool = (changes: Partial<RaydiumPool>) => show({ pools: [{ ...pool, ...changes }] })
const textOf = () => document.body.textContent ?? ''
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

test('a cluster without Raydium, or without its program, is said nothing of', async () => {
  show({ pools: [pool] }, getChain('solana-local') as SolanaChainDefinition)
  await settled()
  expect(getRaydiumMarket).not.toHaveBeenCalled()
  expect(screen.queryByText(m.solana_raydium_title())).toBeNull()
  cleanup()
  show(undefined)
  await settled()
  expect(getRaydiumMarket).toHaveBeenCalledOnce()
  expect(screen.queryByText(m.solana_raydium_title())).toBeNull()
})

test('a token without a pool is not tradable on Raydium yet, and may be elsewhere', async () => {
  show({ pools: [] })
  await screen.findByText(m.solana_raydium_none())
  screen.getByText(m.solana_raydium_none_text())
})

test('a node that lists no pools is never taken for a token without one', async () => {
  show({ pools: [], search: 'usual' })
  await screen.findByText(m.solana_raydium_usual_none())
  screen.getByText(m.solana_raydium_usual({ currencies: 'SOL, USDC, USDT' }))
  expect(screen.queryByText(m.solana_raydium_none())).toBeNull()
  getRaydiumMarket.mockResolvedValue({ pools: [pool], total: 1, search: 'all' })
  fireEvent.click(screen.getByText(m.shell_retry()))
  await screen.findByText('TIDE / SOL')
})

test('a pool has its pair, price, reserves, fee, and who can withdraw its liquidity', async () => {
  showPool({})
  await screen.findByText('TIDE / SOL')
  screen.getByText('0.0005 SOL')
  screen.getByText('2 SOL')
  screen.getByText('4,000 TIDE')
  screen.getByText('1.05%')
  for (const share of ['15%', '30%', '55%']) screen.getByText(share)
  screen.getByText(m.solana_raydium_withdrawable({ share: '55%' }))
  screen.getByText(m.solana_raydium_limits())
  expect(textOf()).not.toContain(m.solana_raydium_none())
})

test('liquidity that nobody can withdraw is good news by the thresholds of the safety report', async () => {
  showPool({ shares: { burnedBps: 9_001, lockedBps: 0, withdrawableBps: 999 } })
  await screen.findByText(m.safety_finding_liquidity_burned({ share: '90.01%' }))
  cleanup()
  showPool({ shares: { burnedBps: 1, lockedBps: 9_000, withdrawableBps: 999 } })
  await screen.findByText(m.safety_finding_liquidity_locked({ share: '90.01%' }))
  cleanup()
  showPool({ shares: { burnedBps: 9_000, lockedBps: 0, withdrawableBps: 1_000 } })
  await screen.findByText(m.solana_raydium_withdrawable({ share: '10%' }))
})

test('a token that is not listed goes by its address, and its worth is not known', async () => {
  showPool({ other: token.address })
  await screen.findByText(m.solana_raydium_unlisted())
  screen.getByText(/^TIDE \/ HVbp/)
})

test.each([
  ['waiting', m.solana_raydium_waiting],
  ['stopped', m.solana_raydium_stopped],
  ['empty', m.solana_raydium_empty],
  ['frozen', m.solana_raydium_frozen],
] as const)('a pool that is %s is not tradable, and says why', async (trading, text) => {
  showPool({ trading })
  await screen.findByText(text())
  expect(screen.queryByText(m.safety_pool_price()) === null).toBe(trading === 'empty')
})

test('a pool that lacks what it owes has no price', async () => {
  showPool({ trading: 'short', reserves: undefined })
  await screen.findByText(m.solana_raydium_short())
  expect(screen.queryByText(m.safety_pool_price())).toBeNull()
})

test('a pool that opens later says when, and one that no calendar reaches never does', async () => {
  showPool({ trading: 'waiting', opensAt: 1_900_000_000n })
  await screen.findByText(m.solana_raydium_opens())
  expect(document.querySelector('time')?.dateTime).toBe('2030-03-17T17:46:40.000Z')
  cleanup()
  showPool({ trading: 'waiting', opensAt: 2n ** 64n - 1n })
  await screen.findByText(m.lock_unlock_never())
})

test('of more than five pools the first five are shown, and all are counted', async () => {
  const keys = 'ABCDEFG'.split('').map((letter) => address(pool.address.replace('F', letter)))
  show({ pools: keys.map((one) => ({ ...pool, address: one })) })
  await screen.findByText(m.solana_raydium_shown({ shown: '5', total: 7 }))
  expect(screen.getAllByText('TIDE / SOL')).toHaveLength(5)
})

test('a silent node leaves a reason and the way to try again', async () => {
  getRaydiumMarket.mockRejectedValueOnce(new SolanaFlowError({ kind: 'unreachable' }))
  renderWithTheme(<RaydiumPanel chain={sol} token={token} />)
  await screen.findByText(m.solana_raydium_failed())
  getRaydiumMarket.mockResolvedValue({ pools: [pool], total: 1, search: 'all' })
  fireEvent.click(screen.getByText(m.shell_retry()))
  await screen.findByText('TIDE / SOL')
})
