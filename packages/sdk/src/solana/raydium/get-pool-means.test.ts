import { getBase64Decoder } from '@solana/kit'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { expect, test } from 'vitest'
import { findTokenAccount } from '../find-token-account.ts'
import { firstTokenProgram } from '../first-token-program.ts'
import type { SolanaRpc } from '../solana-rpc.ts'
import { getPoolMeans } from './get-pool-means.ts'
import { raydiumSdk } from './test/raydium-sdk.ts'
import { RaydiumWorld, writeHolding } from './test/raydium-world.ts'

const { creator: owner, mainnet } = raydiumSdk
const { program, mints } = mainnet
const [, mint] = mints

test.each([TOKEN_2022_PROGRAM_ADDRESS, firstTokenProgram])(
  'a pool is made of what the associated account of %s holds, as long as it is not frozen',
  async (tokenProgram) => {
    const token = { address: mint, program: tokenProgram }
    const own = await findTokenAccount(owner, { mint, program: tokenProgram })
    const { getMultipleAccounts } = new RaydiumWorld(program, 0).rpc
    const holding = (amount: bigint, isFrozen: boolean) => ({
      data: [getBase64Decoder().decode(writeHolding(mint, owner, amount, isFrozen)), 'base64'],
    })
    const read = (isFrozen: boolean) => {
      const value = [
        { pubkey: program, account: holding(900n, false) },
        { pubkey: own, account: holding(40n, isFrozen) },
      ]
      const rpc = {
        getMultipleAccounts,
        getTokenAccountsByOwner: () => ({ send: async () => ({ value }) }),
        getBalance: () => ({ send: async () => ({ value: 7n }) }),
      } as unknown as SolanaRpc
      return getPoolMeans(rpc, program, owner, token)
    }
    expect(await read(false)).toEqual({ held: 40n, lamports: 7n, configs: [] })
    expect(await read(true)).toMatchObject({ held: 0n })
  },
)
