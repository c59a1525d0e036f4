import { BaseError, ContractFunctionRevertedError } from 'viem'
import { expect, test } from 'vitest'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { LiquidityPool } from '../../liquidity/liquidity-pool.ts'
import { getLiquidityHoldings } from './get-liquidity-holdings.ts'

const owner = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const token = '0x90f79bf6eb2c4f870365e785982e1f101e93b906'
const pair = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'
const pool = { kind: 'v2', pair, lpSupply: 1_000n } as Partial<LiquidityPool> as LiquidityPool

/** @param staked by the owner, as the token says; a token that keeps no stakes has no such function */
function holdingsOf(held: Readonly<Record<string, bigint>>, staked: bigint | undefined) {
  const readContract = async ({ functionName, args }: { functionName: string; args: [string] }) => {
    if (functionName !== 'stakedLpOf') return held[args[0]] ?? 0n
    if (staked !== undefined) return staked
    const cause = new ContractFunctionRevertedError({ abi: [], data: '0x', functionName })
    throw new BaseError('reverted', { cause })
  }
  const client = { readContract } as unknown as ReadClient
  const parties = { locker: undefined, nftLocker: undefined, insiders: [owner] } as const
  return getLiquidityHoldings(client, { token, pool, ...parties })
}

test.each([
  ['holds', { [owner]: 250n }, undefined, 250n],
  // It can be taken back in the next block (`LpDividends.unstakeLp`).
  ['holds, and staked in the token', { [owner]: 50n, [token]: 700n }, 600n, 650n],
  ['staked of another pool than this one', { [owner]: 50n }, 600n, 50n],
])('the owner can take out what he %s', async (_case, held, staked, expected) => {
  expect(await holdingsOf(held, staked)).toMatchObject({ lpSupply: 1_000n, owner: expected })
})
