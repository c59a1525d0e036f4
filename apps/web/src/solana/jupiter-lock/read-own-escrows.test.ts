import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { testEscrow } from '@slipway/sdk/solana/jupiter-lock/test/test-escrow'
import { beforeEach, expect, test, vi } from 'vitest'
import { readOwnEscrows } from './escrow-reads.ts'
import { cliffAt, testToken } from './test/escrow-token.ts'

const chain = getChain('sol') as SolanaChainDefinition
const { recipient, mint, creator } = testEscrow()
const reads = vi.hoisted(() => ({ lock: vi.fn(), escrows: vi.fn(), token: vi.fn() }))
vi.mock('@slipway/sdk/solana/jupiter-lock/get-jupiter-lock', () => ({ getJupiterLock: reads.lock }))
vi.mock('@slipway/sdk/solana/jupiter-lock/get-escrows', () => ({ getEscrows: reads.escrows }))
vi.mock('@slipway/sdk/solana/get-held-token', () => ({
  getHeldToken: reads.token,
}))
vi.mock('@slipway/sdk/solana/get-cluster-time', () => ({
  getClusterTime: async () => Number(cliffAt) + 86_400,
}))

beforeEach(() => {
  reads.lock.mockReset().mockResolvedValue({ upgradeAuthority: null })
  reads.escrows.mockReset()
  reads.token.mockReset().mockResolvedValue(testToken())
})

test('a wallet’s escrows are told with what is free, as far as the token account has it', async () => {
  reads.escrows.mockResolvedValue({
    held: [
      { escrow: testEscrow({ claimed: 300n }), vaultAmount: 1_700n },
      { escrow: testEscrow(), vaultAmount: 50n },
    ],
    left: 3,
  })
  const own = await readOwnEscrows(chain, recipient)
  expect(own?.left).toBe(3)
  expect(own?.escrows).toMatchObject([
    { free: 800n, unreleased: 900n, nextAt: cliffAt + 2n * 86_400n, token: testToken() },
    { free: 50n, unreleased: 0n },
  ])
  expect(reads.escrows.mock.calls[0]?.[1]).toEqual({ recipient })
  expect(reads.token).toHaveBeenCalledOnce()
})

test('a token that cannot be read hides no other', async () => {
  const held = [mint, creator].map((one) => ({
    ...{ escrow: testEscrow({ mint: one }), vaultAmount: 2_000n },
  }))
  reads.escrows.mockResolvedValue({ held, left: 0 })
  reads.token.mockRejectedValueOnce(new TypeError('fetch failed'))
  const own = await readOwnEscrows(chain, recipient)
  expect(own?.escrows.map(({ token }) => token)).toEqual([undefined, testToken()])
})

test('a cluster without the program is not asked for escrows', async () => {
  reads.lock.mockResolvedValue(undefined)
  expect(await readOwnEscrows(chain, recipient)).toBeNull()
  expect(reads.escrows).not.toHaveBeenCalled()
})
