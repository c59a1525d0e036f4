import { buildAirdropExtension } from '@slipway/sdk/solana/airdrop/build-airdrop-extension'
import type { AirdropEntry, SolanaAirdrop } from '@slipway/sdk/solana/airdrop/types'
import type { Instruction, KeyPairSigner } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  expectForgeriesUnknown,
  expectOwnPlaces,
  expectRefusals,
  expectWritten,
} from './account-attacks.ts'
import { AirdropWorld, type TestAirdrop } from './airdrop-world.ts'
import { delegate, hostileBytes, hostileVaults, overwrite, prepareVault } from './hostile-vaults.ts'
import { firstTokenProgram, swapLast, type TestToken } from './token-world.ts'

/** Places of accounts in instructions. */
const place = { airdrop: 1, vault: 2, destination: 3, mint: 4, tokenProgram: 5 }
/** Of the token programs themselves. */
const otherMint = 3
const otherOwner = 4

let world: AirdropWorld
let creator: KeyPairSigner
let victim: KeyPairSigner
let thief: KeyPairSigner
let token: TestToken
let list: readonly AirdropEntry[]
let airdrop: TestAirdrop
let before: SolanaAirdrop

beforeAll(async () => {
  world = await AirdropWorld.open()
})
beforeEach(async () => {
  ;[creator, victim, thief] = [await world.person(), await world.person(), await world.person()]
  token = await world.token([creator, thief])
  list = [
    { claimant: victim.address, amount: 900_000n },
    { claimant: thief.address, amount: 100n },
  ]
  airdrop = await world.airdrop(token, creator, list)
  before = world.read(airdrop.address)
})

/** What is promised is where it was, and the airdrop says what it said. */
function expectUntouched() {
  expect(world.find(airdrop.address)).toEqual(before)
  expect(world.balanceAt(airdrop.vault)).toBe(before.deposited)
}

/** An airdrop whose ledger has no place for most of its entries yet. */
async function beginLong(): Promise<TestAirdrop> {
  const terms = { entries: 150_000 }
  const made = await world.creation(token, creator, list, terms)
  await world.succeed(creator, made.instructions)
  return { ...airdrop, address: made.airdrop, vault: made.vault }
}

test('an airdrop that is over closes over its own vault, to its creator’s account', async () => {
  const other = await world.airdrop(token, thief, list)
  const [worthless, foreign] = [await world.token([creator]), await world.token([creator])]
  world.setTime(before.endAt ?? 0)
  const close = await world.closeOf(airdrop)
  await expectRefusals(world, creator, close, [
    [place.vault, other.vault, 'VaultMismatch'],
    [place.vault, await world.accountOf(token, creator.address), 'VaultMismatch'],
    [place.mint, worthless.mint, 'MintMismatch'],
    [place.tokenProgram, SYSTEM_PROGRAM_ADDRESS, 'TokenProgramUnknown'],
    [place.tokenProgram, world.program, 'TokenProgramUnknown'],
    [place.tokenProgram, firstTokenProgram, 'MintMismatch'],
    [place.destination, await world.accountOf(token, thief.address), 'DestinationNotOwners'],
    [place.destination, airdrop.vault, 'DestinationNotOwners'],
    [place.destination, await world.accountOf(foreign, creator.address), otherMint],
    [place.airdrop, other.address, 'NotCreator'],
  ])
  expectUntouched()
  expect((await world.send(creator, close)).error).toBeUndefined()
  expect(world.balanceAt(other.vault)).toBe(900_100n)
})

describe('the vault of an airdrop', () => {
  const by = () => ({ owner: thief, accomplice: thief.address })

  test.each(hostileVaults)('is none $name', async ({ prepare }) => {
    const made = await world.creation(token, creator, list)
    const vault = await prepareVault(world, token, by(), made.airdrop, prepare)
    const sent = swapLast(made.instructions, place.vault, vault)
    expect((await world.send(creator, sent)).error).toBe('VaultUnusable')
  })

  test.each(hostileBytes)('is none $name', async ({ at, bytes }) => {
    const made = await world.creation(token, creator, list)
    await world.succeed(creator, made.instructions.slice(0, -1))
    overwrite(world, made.vault, at, bytes)
    const { error } = await world.send(creator, made.instructions.slice(-1))
    expect(error).toBe('VaultUnusable')
  })

  test('is nobody else’s once it is handed over: a delegate from before takes nothing', async () => {
    const made = await world.creation(token, creator, list)
    const vault = await prepareVault(world, token, by(), made.airdrop, delegate)
    await world.succeed(creator, swapLast(made.instructions, place.vault, vault))
    const theirs = await world.accountOf(token, thief.address)
    const taken = await world.transfer(token, thief, theirs, 1n)
    const accounts = taken.accounts.with(0, { ...taken.accounts[0], address: vault })
    const stolen = { ...taken, accounts } as Instruction
    expect((await world.send(thief, [stolen])).error).toBe(otherOwner)
    expect(world.balanceAt(vault)).toBe(900_100n)
  })
})

test('a ledger grows at its payer’s cost alone', async () => {
  const long = await beginLong()
  const extension = [buildAirdropExtension(world.program, thief, long.address)]
  const paid = world.machine.getBalance(victim.address)
  const unsigned = swapLast(extension, 0, victim.address)
  expect((await world.send(thief, unsigned)).error).toBe('SignatureMissing')
  expect(world.machine.getBalance(victim.address)).toBe(paid)
  const account = world.machine.getAccount(long.address)
  expect((await world.send(thief, extension)).error).toBeUndefined()
  const grown = world.machine.getAccount(long.address)
  if (!account.exists || !grown.exists) throw new Error('There is no airdrop.')
  expect(grown.data.length - account.data.length).toBe(280 + 150_000 / 8 - account.data.length)
  expect(grown.lamports).toBe(world.rentOf(grown.data.length))
})

test('forged state: nothing is claimed, extended or closed by it', async () => {
  world.setTime(before.endAt ?? 0)
  const close = await world.closeOf(airdrop, thief)
  const at = place.airdrop
  const fake = { address: airdrop.address, at, isFixed: false }
  await expectForgeriesUnknown(world, thief, fake, { close })
  world.setTime(before.startAt)
  const long = await beginLong()
  const claim = await world.claimOf(long, 1, thief)
  const extend = [buildAirdropExtension(world.program, thief, long.address)]
  const forged = { address: long.address, at, isFixed: false }
  await expectForgeriesUnknown(world, thief, forged, { claim, extend })
  expectUntouched()
})

test('an account that is only read is not written, whatever is done', async () => {
  const { instructions } = await world.creation(token, creator, list)
  await expectWritten(world, creator, instructions)
  const long = await beginLong()
  await expectWritten(world, thief, [buildAirdropExtension(world.program, thief, long.address)])
  await expectWritten(world, thief, await world.claimOf(airdrop, 1, thief))
  const signed = await world.claimOf(airdrop, 1, thief, { signer: thief })
  await expectWritten(world, thief, signed)
  expectUntouched()
  world.setTime(before.endAt ?? 0)
  await expectWritten(world, creator, await world.closeOf(airdrop))
  expectUntouched()
})

test('no account of an instruction is taken for another one, of the same airdrop or of one that is somebody’s own', async () => {
  const own = await world.airdrop(token, thief, list)
  const long = await beginLong()
  const people = [creator, victim, thief]
  const others = [
    ...[airdrop, own, long].flatMap(({ address, vault }) => [address, vault]),
    ...(await Promise.all(people.map((one) => world.accountOf(token, one.address)))),
    ...people.map(({ address }) => address),
  ]
  const { instructions } = await world.creation(token, thief, list)
  await expectOwnPlaces(world, thief, instructions, others)
  const extension = [buildAirdropExtension(world.program, thief, long.address)]
  await expectOwnPlaces(world, thief, extension, others)
  const signed = await world.claimOf(airdrop, 1, thief, { signer: thief })
  // One list may be of several airdrops: what the thief’s own one pays is the thief’s.
  const strange = others.filter((one) => one !== own.address && one !== own.vault)
  for (const all of [signed, await world.claimOf(airdrop, 0, thief)])
    await expectOwnPlaces(world, thief, all, strange)
  world.setTime(before.endAt ?? 0)
  await expectOwnPlaces(world, thief, await world.closeOf(own), others)
  expectUntouched()
})

test('an airdrop is over by entries of its list alone: nothing, an entry twice and a place behind the last count for none', async () => {
  const none = [...list, { claimant: creator.address, amount: 0n }]
  const endless = await world.airdrop(token, creator, none, { endAt: undefined })
  expect((await world.claim(endless, 2, creator, { signer: creator })).error).toBe('NothingToClaim')
  expect((await world.claim(endless, 1, creator)).error).toBeUndefined()
  expect((await world.claim(endless, 1, creator)).error).toBe('NothingToClaim')
  // Of a list that has more entries than its airdrop says, those behind are nobody’s.
  const short = await world.airdrop(token, creator, none, { entries: 2, endAt: undefined })
  expect((await world.claim(short, 2, creator, { signer: creator })).error).toBe('NotInList')
  for (const one of [endless, short]) {
    expect((await world.close(one)).error).toBe('StillRunning')
    expect(world.read(one.address).settled).toBe(one === endless ? 1 : 0)
  }
  expect(world.balanceAt(endless.vault)).toBe(900_000n)
})
