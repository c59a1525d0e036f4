import { createNoopSigner, type Instruction } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { findAssociatedTokenPda, TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { expect, test } from 'vitest'
import { plainInstruction, plainValues, readCodamaProgram } from '../test/read-codama-program.ts'
import { testAddress, variedBytes } from '../test/varied-bytes.ts'
import { airdropBytes, airdropDecoder, airdropTag } from './airdrop-codec.ts'
import { buildAirdropClaim, type Claimant } from './build-airdrop-claim.ts'
import { buildAirdropClose } from './build-airdrop-close.ts'
import { buildAirdropCreation } from './build-airdrop-creation.ts'
import { buildAirdropExtension } from './build-airdrop-extension.ts'

const airdrop = readCodamaProgram('airdrop')
const tokenProgram = TOKEN_2022_PROGRAM_ADDRESS
const [program, mint] = [testAddress(1), testAddress(2)]
const [address, vault] = [testAddress(3), testAddress(4)]
const creator = createNoopSigner(testAddress(5))
const claimant = createNoopSigner(testAddress(6))
const place = { program, tokenProgram, airdrop: { address, vault, mint } }
const held = { airdrop: address, vault, mint, tokenProgram }
const associated = async (owner: typeof creator) =>
  (await findAssociatedTokenPda({ owner: owner.address, mint, tokenProgram }))[0]
const last = (instructions: readonly Instruction[]) =>
  plainInstruction(instructions.at(-1) as Instruction)

test('Codama makes of the interface what we make: a new airdrop', async () => {
  const values = {
    ...{ amount: 0x0304_0506n, total: 0x0203_0405n, startAt: 1_800_000_000, endAt: 1_900_000_000 },
    ...{
      releaseSeconds: 86_400,
      entries: 70_000,
      firstBps: 777,
      root: variedBytes(airdropTag, 32),
    },
  }
  const listKey = 'bafkrei'
  const draft = { mint, tokenProgram, listKey, ...values }
  const made = await buildAirdropCreation(program, creator, draft, 0x0102n)
  const accounts = {
    ...{ creator: creator.address, source: await associated(creator), mint, tokenProgram },
    ...{ airdrop: made.airdrop, vault: made.vault, systemProgram: SYSTEM_PROGRAM_ADDRESS },
  }
  const told = { id: 0x0102n, ...values, listKey: new TextEncoder().encode(listKey) }
  expect(last(made.instructions)).toEqual(airdrop.instruction('create', told, accounts))
})

test('a claim, by the claimant and by others, with hashes that have no length before them', async () => {
  const proof = [variedBytes(airdropTag, 32), new Uint8Array(32).fill(9)]
  const entry = { index: 66_000, amount: 0x0708n }
  const told = { ...entry, proof: Uint8Array.from(proof.flatMap((hash) => [...hash])) }
  const claim = async (who: Claimant) =>
    last(await buildAirdropClaim(place, creator, who, { ...entry, proof }))
  const destination = await associated(claimant)
  const accounts = { ...held, destination }
  expect(await claim({ address: claimant.address })).toEqual(
    airdrop.instruction('claim', told, { ...accounts, claimant: claimant.address }),
  )
  expect(await claim({ signer: claimant })).toEqual(
    airdrop.instruction('claim', told, { ...accounts, claimant }),
  )
})

test('more room, and the end', async () => {
  const room = { payer: creator.address, airdrop: address, systemProgram: SYSTEM_PROGRAM_ADDRESS }
  expect(plainInstruction(buildAirdropExtension(program, creator, address))).toEqual(
    airdrop.instruction('extend', {}, room),
  )
  const accounts = { ...held, creator: creator.address, destination: await associated(creator) }
  expect(last(await buildAirdropClose(place, creator, { isTaxed: false }))).toEqual(
    airdrop.instruction('close', {}, accounts),
  )
  expect(airdrop.instructionNames).toEqual(['create', 'extend', 'claim', 'close'])
})

test('it reads accounts as we do', () => {
  const bytes = variedBytes(airdropTag, airdropBytes)
  expect(airdrop.account('airdrop', bytes)).toEqual(plainValues(airdropDecoder.decode(bytes)))
  expect(airdrop.accountNames).toEqual(['airdrop'])
})
