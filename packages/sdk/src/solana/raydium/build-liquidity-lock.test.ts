import {
  type Blockhash,
  compileTransaction,
  createNoopSigner,
  getTransactionEncoder,
} from '@solana/kit'
import { expect, test } from 'vitest'
import { composeMessage } from '../compose-message.ts'
import { findTokenAccount } from '../find-token-account.ts'
import { firstTokenProgram } from '../first-token-program.ts'
import { buildLiquidityLock } from './build-liquidity-lock.ts'
import { getLiquidityHeld } from './get-liquidity-held.ts'
import { raydiumSdk } from './test/raydium-sdk.ts'
import { RaydiumWorld, writeHolding } from './test/raydium-world.ts'
import { writeDown } from './test/write-down.ts'

const { mainnet, creator, nftMint, lock } = raydiumSdk
const { program, lockProgram, feeAccount, mints, pool, lpMint } = mainnet
const programs = { pools: program, locks: lockProgram, feeAccount }
const signer = createNoopSigner(creator)
const params = { pool, amount: 1_234_567_890_123n, nft: createNoopSigner(nftMint) }
const packetBytes = 1_232

test('a lock of liquidity is the SDK’s, byte for byte, whichever token is named first', async () => {
  for (const inAnyOrder of [mints, [mints[1], mints[0]]] as const) {
    const built = await buildLiquidityLock(programs, signer, { ...params, mints: inAnyOrder })
    const [limit, own, ...rest] = built.instructions.map(writeDown)
    expect(own).toEqual(lock)
    expect(rest).toEqual([])
    // Kind 2 and 600 000, as the runtime's own program reads them.
    expect(limit).toMatchObject({ accounts: [], data: '02c0270900' })
  }
})

test('it fits one packet, and names every account that holds a deposit of it', async () => {
  const { instructions, opened } = await buildLiquidityLock(programs, signer, { ...params, mints })
  const lifetime = { blockhash: program as string as Blockhash, lastValidBlockHeight: 1n }
  const message = composeMessage({ payer: signer, instructions }, lifetime)
  const bytes = getTransactionEncoder().encode(compileTransaction(message)).length
  expect(bytes).toBeLessThanOrEqual(packetBytes)
  // The NFT, its account, the lock, where the LP tokens go, and the NFT's texts, by their places in the SDK's list.
  expect(opened).toEqual([4, 5, 7, 10, 13].map((at) => lock.accounts[at]?.[0]))
})

test('LP tokens of somebody are found by their pools', async () => {
  const world = new RaydiumWorld(program, 0)
  const account = await findTokenAccount(creator, { mint: lpMint, program: firstTokenProgram })
  const ask = (pools = [{ address: pool, other: mints[0] }]) =>
    getLiquidityHeld(world.rpc, program, { owner: creator, mint: mints[1], pools })
  expect(await ask()).toEqual(new Map())
  world.accounts.set(account, {
    ...{ owner: firstTokenProgram, data: writeHolding(lpMint, creator, 42n) },
  })
  expect(await ask()).toEqual(new Map([[pool, 42n]]))
  world.accounts.set(account, {
    ...{ owner: firstTokenProgram, data: writeHolding(lpMint, creator, 0n) },
  })
  expect(await ask()).toEqual(new Map())
})
