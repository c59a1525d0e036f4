import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import type { Address } from '@solana/kit'
import { expect, test } from 'vitest'
import { findConfigAddress } from './find-config-address.ts'
import { findLockAuthority } from './find-lock-authority.ts'
import { findPoolAccounts } from './find-pool-accounts.ts'
import { findPoolAddress } from './find-pool-address.ts'
import { findRaydiumPrograms } from './find-raydium-programs.ts'
import { raydiumSdk } from './test/raydium-sdk.ts'

const clusters = [
  { shortname: 'sol', ...raydiumSdk.mainnet },
  { shortname: 'soldev', ...raydiumSdk.devnet },
]

test.each(clusters)(
  'programs and addresses on $shortname are those of the SDK',
  async (cluster) => {
    const { venues } = getChain(cluster.shortname) as SolanaChainDefinition
    const programs = findRaydiumPrograms(venues)
    expect(programs).toEqual({
      ...{ pools: cluster.program, locks: cluster.lockProgram, feeAccount: cluster.feeAccount },
    })
    expect(await findLockAuthority(cluster.lockProgram)).toBe(cluster.lockAuthority)
    const { program, pool, mints } = cluster
    for (const { index, address } of cluster.configs)
      expect(await findConfigAddress(program, index)).toBe(address)
    const [first, second] = mints
    const config = cluster.configs[0]?.address as Address
    for (const inAnyOrder of [
      [first, second],
      [second, first],
    ] as const)
      expect(await findPoolAddress(program, config, inAnyOrder)).toBe(pool)
    expect(await findPoolAccounts(program, pool, mints)).toEqual({
      lpMint: cluster.lpMint,
      vaults: cluster.vaults,
    })
  },
)

test('a cluster without Raydium has no programs of it', () => {
  expect(findRaydiumPrograms([])).toBeUndefined()
})
