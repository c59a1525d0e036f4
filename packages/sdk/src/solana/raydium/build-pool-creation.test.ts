import {
  type Address,
  type Blockhash,
  compileTransaction,
  createNoopSigner,
  getBase16Decoder,
  getTransactionEncoder,
  type Instruction,
} from '@solana/kit'
import { findAssociatedTokenPda, TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { expect, test } from 'vitest'
import { composeMessage } from '../compose-message.ts'
import { firstTokenProgram } from '../first-token-program.ts'
import { buildPoolCreation } from './build-pool-creation.ts'
import type { RaydiumPrograms } from './find-raydium-programs.ts'
import { raydiumSdk } from './test/raydium-sdk.ts'
import { writeDown } from './test/write-down.ts'

const { mainnet, creator, initialize } = raydiumSdk
const { program, lockProgram, feeAccount, configs, mints, pool } = mainnet
const programs: RaydiumPrograms = { pools: program, locks: lockProgram, feeAccount }
const signer = createNoopSigner(creator)
const params = {
  ...{ mint: mints[1], program: TOKEN_2022_PROGRAM_ADDRESS },
  ...{ config: configs[0]?.address as Address },
  ...{ tokenAmount: 2n ** 64n - 1n, lamports: 2_500_000_000n, keepsWrapped: false },
}
const packetBytes = 1_232

test('the creation of a pool is the SDK’s, byte for byte', async () => {
  const creation = await buildPoolCreation(programs, signer, params)
  expect(creation.pool).toBe(pool)
  const own = creation.instructions.find(({ programAddress }) => programAddress === program)
  // The program writes to who pays, as its source says; the SDK leaves that to the payer's own mark.
  const [[payer], ...rest] = initialize.accounts as [
    [string],
    ...(typeof initialize.accounts)[number][],
  ]
  expect(writeDown(own as Instruction)).toEqual({
    ...initialize,
    accounts: [[payer, true, true], ...rest],
  })
})

test('it fits one packet, and closes only an account of wrapped SOL that it opened', async () => {
  const closed = await buildPoolCreation(programs, signer, params)
  const kept = await buildPoolCreation(programs, signer, { ...params, keepsWrapped: true })
  expect(closed.instructions).toHaveLength(5)
  expect(kept.instructions).toEqual(closed.instructions.slice(0, 4))
  const lifetime = { blockhash: program as string as Blockhash, lastValidBlockHeight: 1n }
  const message = composeMessage({ payer: signer, instructions: closed.instructions }, lifetime)
  const bytes = getTransactionEncoder().encode(compileTransaction(message)).length
  expect(bytes).toBeLessThanOrEqual(packetBytes)
})

test('a token of the first program is paid from its own account, by its own program', async () => {
  const { mint } = params
  const classic = { ...params, program: firstTokenProgram }
  const { instructions } = await buildPoolCreation(programs, signer, classic)
  const used = instructions
    .find(({ programAddress }) => programAddress === program)
    ?.accounts?.map((account) => account.address)
  const [held] = await findAssociatedTokenPda({
    ...{ owner: creator, mint, tokenProgram: firstTokenProgram },
  })
  expect(used).toContain(held)
  expect(used).not.toContain(TOKEN_2022_PROGRAM_ADDRESS)
})

test('a token before SOL in the order of addresses is token 0', async () => {
  const first = '11111111111111111111111111111112' as Address
  const { instructions } = await buildPoolCreation(programs, signer, { ...params, mint: first })
  const own = instructions.find(({ programAddress }) => programAddress === program)
  expect(own?.accounts?.slice(4, 6).map(({ address }) => address)).toEqual([first, mints[0]])
  expect(
    getBase16Decoder()
      .decode(own?.data ?? new Uint8Array())
      .slice(16, 32),
  ).toBe('f'.repeat(16))
})
