import {
  buildPresaleClaim,
  buildPresaleRefund,
} from '@slipway/sdk/solana/presale/build-buyer-action'
import {
  buildCreatorAction,
  buildPresaleFinalize,
} from '@slipway/sdk/solana/presale/build-creator-action'
import {
  buildInviterRegistration,
  buildRewardClaim,
} from '@slipway/sdk/solana/presale/build-inviter-action'
import { buildPresaleContribution } from '@slipway/sdk/solana/presale/build-presale-contribution'
import { findBuyerAddress } from '@slipway/sdk/solana/presale/find-buyer-address'
import type { Address, Instruction, KeyPairSigner } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  expectForgeriesUnknown,
  expectOwnPlaces,
  expectRefusals,
  expectWritten,
} from './account-attacks.ts'
import { delegate, hostileBytes, hostileVaults, overwrite, prepareVault } from './hostile-vaults.ts'
import { PresaleWorld, sol, type TestPresale } from './presale-world.ts'
import { firstTokenProgram, swapLast, type TestToken } from './token-world.ts'

/** Places of accounts in `create`. */
const place = { presale: 1, vault: 2, source: 3, mint: 4, tokenProgram: 5 }
/** Errors of the token programs themselves. */
const [otherMint, otherOwner] = [3, 4]

let world: PresaleWorld
let creator: KeyPairSigner
let victim: KeyPairSigner
let thief: KeyPairSigner
let token: TestToken

beforeAll(async () => {
  world = await PresaleWorld.open()
})
beforeEach(async () => {
  ;[creator, victim, thief] = [await world.person(), await world.person(), await world.person()]
  token = await world.token([creator, thief])
})

/** A presale that rewards inviters and has begun; the victim brought the thief, and it is full. */
async function begin(): Promise<TestPresale> {
  const presale = await world.presale(token, creator, { inviterBps: [500], burnsUnsold: true })
  world.setTime(presale.draft.startAt)
  expect((await world.contribute(presale, victim, 5n * sol)).error).toBeUndefined()
  const named = { inviter: victim }
  expect((await world.contribute(presale, thief, 4n * sol, named)).error).toBeUndefined()
  return presale
}

/** Everything that is done with a presale that stands, by somebody; who is above the thief is named. */
async function allOf(presale: TestPresale, by: KeyPairSigner) {
  const read = world.read(presale)
  const { startAt, endAt } = read
  const inviters = [victim.address]
  const act = (action: Parameters<typeof buildCreatorAction>[2]) =>
    buildCreatorAction(presale, by, action)
  return {
    contribute: [await buildPresaleContribution(world.program, read, by, sol, { inviters })],
    refund: [await buildPresaleRefund(presale, { signer: by }, inviters)],
    registerInviter: [await buildInviterRegistration(world.program, read, by)],
    finalize: [buildPresaleFinalize(presale, by)],
    claim: await buildPresaleClaim(presale, by, { signer: by }),
    claimReward: [await buildRewardClaim(presale, { signer: by })],
    withdraw: await act({ kind: 'withdraw' }),
    cancel: await act({ kind: 'cancel' }),
    setTime: await act({ kind: 'setTime', startAt, endAt: endAt + 10_000 }),
    setWhitelist: await act({ kind: 'setWhitelist', root: new Uint8Array(32).fill(7) }),
    close: await act({ kind: 'close', isTaxed: false }),
  }
}

test('a presale begins with the mint, vault and token program that belong together, and takes its creator’s tokens alone', async () => {
  const other = await world.presale(token, thief)
  const [worthless, old] = [
    await world.token([creator]),
    await world.token([creator], { tokenProgram: firstTokenProgram }),
  ]
  const { instructions } = await world.creation(token, creator)
  const theirs = await world.accountOf(token, thief.address)
  await expectRefusals(world, creator, instructions, [
    [place.mint, worthless.mint, 'VaultMismatch'],
    [place.mint, old.mint, 'MintMismatch'],
    [place.mint, theirs, 'MintMismatch'],
    [place.mint, other.presale, 'MintMismatch'],
    [place.vault, await world.accountOf(token, creator.address), 'VaultMismatch'],
    [place.vault, other.vault, 'VaultMismatch'],
    [place.vault, token.mint, 'VaultMismatch'],
    [place.vault, other.presale, 'VaultMismatch'],
    [place.tokenProgram, SYSTEM_PROGRAM_ADDRESS, 'TokenProgramUnknown'],
    [place.tokenProgram, world.program, 'TokenProgramUnknown'],
    [place.tokenProgram, firstTokenProgram, 'MintMismatch'],
    [place.source, theirs, otherOwner],
    [place.source, other.vault, otherOwner],
    [place.source, await world.accountOf(worthless, creator.address), otherMint],
  ])
  expect(world.balanceAt(other.vault)).toBe(10_000_000n)
})

describe('the vault of a presale', () => {
  const by = () => ({ owner: thief, accomplice: thief.address })

  test.each(hostileVaults)('is none $name', async ({ prepare }) => {
    const made = await world.creation(token, creator)
    const vault = await prepareVault(world, token, by(), made.presale, prepare)
    const sent = swapLast(made.instructions, place.vault, vault)
    expect((await world.send(creator, sent)).error).toBe('VaultUnusable')
  })

  test.each(hostileBytes)('is none $name', async ({ at, bytes }) => {
    const made = await world.creation(token, creator)
    await world.succeed(creator, made.instructions.slice(0, -1))
    overwrite(world, made.vault, at, bytes)
    const { error } = await world.send(creator, made.instructions.slice(-1))
    expect(error).toBe('VaultUnusable')
  })

  test('is nobody else’s once it is handed over: a delegate from before takes nothing', async () => {
    const made = await world.creation(token, creator)
    const vault = await prepareVault(world, token, by(), made.presale, delegate)
    await world.succeed(creator, swapLast(made.instructions, place.vault, vault))
    const theirs = await world.accountOf(token, thief.address)
    const taken = await world.transfer(token, thief, theirs, 1n)
    const accounts = taken.accounts.with(0, { ...taken.accounts[0], address: vault })
    expect((await world.send(thief, [{ ...taken, accounts } as Instruction])).error).toBe(
      otherOwner,
    )
    expect(world.balanceAt(vault)).toBe(10_000_000n)
  })
})

test('forged state: nothing is done to a presale by it, nor paid', async () => {
  const presale = await begin()
  const before = world.read(presale)
  const held = world.lamportsOf({ address: presale.presale })
  const calls = await allOf(presale, thief)
  await expectForgeriesUnknown(world, thief, { address: presale.presale, at: 1 }, calls)
  const own = await findBuyerAddress(world.program, presale.presale, thief.address)
  const { refund, claim, claimReward } = calls
  await expectForgeriesUnknown(world, thief, { address: own, at: 2 }, { refund, claim })
  // An inviter's account is told from forgeries by a reason of its own.
  await expectInviterForgeries(presale, own)
  expect(world.read(presale)).toEqual(before)
  expect((await world.finalize(presale, creator)).error).toBe('StillRunning')
  world.setTime(presale.draft.endAt)
  expect((await world.finalize(presale, creator)).error).toBeUndefined()
  await expectForgeriesUnknown(world, thief, { address: own, at: 2 }, { claim, claimReward })
  expect(world.lamportsOf({ address: presale.presale })).toBe(held)
})

/** Whoever is new names who invited it: no account that only looks like one of the presale's. */
async function expectInviterForgeries(presale: TestPresale, real: Address) {
  const fresh = await world.person()
  const other = await begin()
  const read = world.read(presale)
  const foreign = await findBuyerAddress(world.program, other.presale, victim.address)
  const inviters = [victim.address]
  const all = [await buildPresaleContribution(world.program, read, fresh, sol / 2n, { inviters })]
  const account = world.machine.getAccount(real)
  if (!account.exists) throw new Error('There is nothing to copy.')
  const forged = await world.person()
  const data = new Uint8Array(account.data)
  for (const fake of [
    { data, programAddress: SYSTEM_PROGRAM_ADDRESS },
    { data: new Uint8Array(data.length), programAddress: world.program },
    { data: new Uint8Array([...data, 0]), programAddress: world.program },
  ]) {
    world.machine.setAccount({ ...account, address: forged.address, ...fake })
    await expectRefusals(world, fresh, all, [[4, forged.address, 'InviterMismatch']])
  }
  await expectRefusals(world, fresh, all, [
    [4, foreign, 'InviterMismatch'],
    [4, presale.presale, 'InviterMismatch'],
    [4, await findBuyerAddress(world.program, presale.presale, fresh.address), 'InviterSelf'],
  ])
}

test('an account that is only read is not written, whatever is done', async () => {
  const { instructions } = await world.creation(token, creator)
  await expectWritten(world, creator, instructions)
  const coming = await world.presale(token, creator, { whitelistMode: 1, inviterBps: [500] })
  const early = await allOf(coming, creator)
  // Who moves times or names a list is paid nothing.
  for (const all of [early.setTime, early.setWhitelist, early.cancel])
    await expectWritten(world, creator, all, [0])
  await expectWritten(world, creator, early.registerInviter)
  const presale = await begin()
  const before = world.read(presale)
  const { contribute, refund } = await allOf(presale, thief)
  for (const all of [contribute, refund]) await expectWritten(world, thief, all)
  expect(world.read(presale)).toEqual(before)
  world.setTime(presale.draft.endAt)
  const { finalize } = await allOf(presale, creator)
  await expectWritten(world, creator, finalize, [0])
  expect((await world.finalize(presale, creator)).error).toBeUndefined()
  const sold = world.read(presale)
  await expectWritten(world, thief, (await allOf(presale, thief)).claim)
  await expectWritten(world, victim, (await allOf(presale, victim)).claimReward)
  // Everything that was not sold was burned: no token leaves.
  const { withdraw } = await allOf(presale, creator)
  await expectWritten(world, creator, withdraw, [2, 3])
  expect(world.read(presale)).toEqual(sold)
  const failed = await world.presale(token, creator)
  await world.succeed(creator, (await allOf(failed, creator)).cancel)
  const back = await allOf(failed, creator)
  // Of one that failed there are tokens alone, which leave with no word in its books.
  await expectWritten(world, creator, back.withdraw, [0, 1])
  world.pass(1)
  await expectWritten(world, creator, back.close)
  expect(world.balanceAt(failed.vault)).toBe(10_000_000n)
})

test('no account of an instruction is taken for another one, of the same presale or of one that is somebody’s own', async () => {
  const presale = await begin()
  const own = await world.presale(token, thief, { inviterBps: [500] })
  const failed = await world.presale(token, thief)
  const fresh = await world.person()
  await world.succeed(thief, (await allOf(failed, thief)).cancel)
  world.setTime(own.draft.startAt)
  expect((await world.contribute(own, thief, 8n * sol)).error).toBeUndefined()
  const people = [creator, victim, thief, fresh]
  const places = [presale, own].flatMap((of) =>
    people.map(({ address }) => findBuyerAddress(world.program, of.presale, address)),
  )
  const others = [
    ...[presale, own].flatMap((of) => [of.presale, of.vault]),
    ...(await Promise.all(places)),
    ...(await Promise.all(people.map((one) => world.accountOf(token, one.address)))),
    ...[...people.map(({ address }) => address), failed.vault],
  ]
  const { contribute, registerInviter } = await allOf(presale, fresh)
  // Who is new names whom it likes.
  await expectOwnPlaces(world, fresh, contribute, others, [4])
  await expectOwnPlaces(world, fresh, registerInviter, others)
  await expectOwnPlaces(world, thief, (await allOf(presale, thief)).refund, others)
  const { cancel, setTime } = await allOf(own, thief)
  for (const all of [cancel, setTime]) await expectOwnPlaces(world, thief, all, others)
  const { instructions } = await world.creation(token, thief)
  await expectOwnPlaces(world, thief, instructions, others)
  await expectOwnPlaces(world, thief, (await allOf(failed, thief)).withdraw, others)
  world.setTime(own.draft.endAt)
  await expectOwnPlaces(world, thief, (await allOf(own, thief)).finalize, others)
  for (const one of [presale, own])
    expect((await world.finalize(one, one.creator)).error).toBeUndefined()
  const forVictim = await buildPresaleClaim(presale, thief, { address: victim.address })
  for (const all of [(await allOf(presale, thief)).claim, forVictim])
    await expectOwnPlaces(world, thief, all, others)
  const reward = [await buildRewardClaim(presale, { address: victim.address })]
  await expectOwnPlaces(world, thief, reward, others)
  await expectOwnPlaces(world, thief, (await allOf(own, thief)).withdraw, others)
  expect((await world.claim(own, thief, { signer: thief })).error).toBeUndefined()
  await expectOwnPlaces(world, thief, (await allOf(own, thief)).close, others)
})
