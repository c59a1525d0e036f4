import {
  buildPresaleClaim,
  buildPresaleRefund,
} from '@slipway/sdk/solana/presale/build-buyer-action'
import {
  buildCreatorAction,
  buildPresaleFinalize,
} from '@slipway/sdk/solana/presale/build-creator-action'
import { buildPresaleContribution } from '@slipway/sdk/solana/presale/build-presale-contribution'
import { findBuyerAddress } from '@slipway/sdk/solana/presale/find-buyer-address'
import { buyerBytes, presaleBytes } from '@slipway/sdk/solana/presale/presale-codec'
import type { SolanaPresale } from '@slipway/sdk/solana/presale/types'
import {
  type AccountMeta,
  AccountRole,
  type Address,
  generateKeyPairSigner,
  type Instruction,
  type KeyPairSigner,
} from '@solana/kit'
import {
  getCreateAccountInstruction,
  getTransferSolInstruction,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system'
import {
  getApproveInstruction,
  getInitializeAccount3Instruction,
  getTokenSize,
  TOKEN_2022_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { noFee, openMovableFee, wholeFee } from './movable-fee.ts'
import { PresaleWorld, sol, type TestPresale } from './presale-world.ts'
import { day, feeOf, swapLast, type TestToken } from './token-world.ts'

let world: PresaleWorld
let creator: KeyPairSigner
let victim: KeyPairSigner
let thief: KeyPairSigner
let token: TestToken
let presale: TestPresale
let before: SolanaPresale

const close = { kind: 'close', isTaxed: false } as const

beforeAll(async () => {
  world = await PresaleWorld.open()
})
beforeEach(async () => {
  ;[creator, victim, thief] = [await world.person(), await world.person(), await world.person()]
  token = await world.token([creator, thief])
  presale = await world.presale(token, creator)
  world.setTime(presale.draft.startAt)
  for (const one of [victim, thief])
    expect((await world.contribute(presale, one, 5n * sol)).error).toBeUndefined()
  before = world.read(presale)
})

/** What is sold and what was paid are where they were, and the presale says what it said. */
function expectUntouched() {
  expect(world.find(presale.presale)).toEqual(before)
  expect(world.balanceAt(presale.vault)).toBe(before.deposited)
  expect(world.lamportsOf({ address: presale.presale })).toBe(
    10n * sol + world.rentOf(presaleBytes),
  )
}

const buyerOf = ({ address }: KeyPairSigner, of = presale) =>
  findBuyerAddress(world.program, of.presale, address)
const errorOf = async (by: KeyPairSigner, all: readonly Instruction[]) =>
  (await world.send(by, all)).error
/** Everything that is done with a presale that stands, by the thief, as the last instruction of each. */
const allOf = async (of: TestPresale) => ({
  contribute: [await buildPresaleContribution(world.program, world.read(of), thief, sol)],
  refund: [await buildPresaleRefund(of, { signer: thief })],
  finalize: [buildPresaleFinalize(of, thief)],
  claim: await buildPresaleClaim(of, thief, { signer: thief }),
  withdraw: await buildCreatorAction(of, thief, { kind: 'withdraw' }),
  cancel: await buildCreatorAction(of, thief, { kind: 'cancel' }),
  close: await buildCreatorAction(of, thief, close),
})

test('nobody but a wallet takes its contribution out of an open presale', async () => {
  const { address } = victim
  expect((await world.refund(presale, thief, { address })).error).toBe('SignatureMissing')
  const own = await buildPresaleRefund(presale, { signer: thief })
  expect(await errorOf(thief, swapLast([own], 2, await buyerOf(victim)))).toBe('BuyerMismatch')
  expectUntouched()
})

test('a wallet contributes for itself: into no other’s account, and not without its signature', async () => {
  const all = [await buildPresaleContribution(world.program, before, thief, sol)]
  await world.refund(presale, thief)
  before = world.read(presale)
  const place = await buyerOf(victim)
  expect(await errorOf(thief, swapLast(all, 2, place))).toBe('BuyerMismatch')
  const fresh = await world.person()
  const opening = [await buildPresaleContribution(world.program, before, fresh, sol)]
  const elsewhere = (await generateKeyPairSigner()).address
  expect(await errorOf(fresh, swapLast(opening, 2, elsewhere))).toBe('AddressMismatch')
  expect(await errorOf(thief, swapLast(opening, 0, victim.address))).toBe('SignatureMissing')
  expect(world.find(presale.presale)).toEqual(before)
})

test('only the creator cancels, moves times, withdraws and closes, and signs for it', async () => {
  const { startAt, endAt } = presale.draft
  const actions = [
    ...[{ kind: 'cancel' }, { kind: 'withdraw' }, close, { kind: 'setTime', startAt, endAt }],
    { kind: 'setWhitelist', root: new Uint8Array(32) },
  ] as const
  for (const action of actions) {
    expect((await world.act(presale, action, thief)).error).toBe('NotCreator')
    const unsigned = swapLast(await buildCreatorAction(presale, thief, action), 0, creator.address)
    expect(await errorOf(thief, unsigned)).toBe('SignatureMissing')
  }
  const unsigned = swapLast([buildPresaleFinalize(presale, thief)], 0, creator.address)
  expect(await errorOf(thief, unsigned)).toBe('OwnerOnly')
  const made = await world.creation(token, creator)
  const vault = await world.opening(token, thief, made.presale)
  const creation = swapLast(made.instructions, 0, creator.address).slice(-1)
  expect(await errorOf(thief, [vault, ...creation])).toBe('SignatureMissing')
  expectUntouched()
})

test('a creator has no way to what was paid before the presale is finished', async () => {
  expect((await world.act(presale, { kind: 'withdraw' })).error).toBe('NothingToWithdraw')
  expect((await world.act(presale, close)).error).toBe('StillRunning')
  expect((await world.refund(presale, creator, { address: victim.address })).error).toBe(
    'SignatureMissing',
  )
  expectUntouched()
  expect((await world.finalize(presale, creator)).error).toBeUndefined()
  expect((await world.act(presale, close)).error).toBe('StillOwing')
  expect((await world.finalize(presale, creator)).error).toBe('NotOpen')
  expect((await world.act(presale, { kind: 'cancel' })).error).toBe('NotOpen')
})

test('a wrong vault, a wrong mint, a fake token program and an account of somebody else', async () => {
  const other = await world.presale(token, thief)
  const worthless = await world.token([thief])
  const own = await world.accountOf(token, thief.address)
  await world.succeed(thief, [await world.opening(token, thief, victim.address)])
  const theirs = await world.accountOf(token, victim.address)
  const check = async (
    all: readonly Instruction[],
    places: Record<string, number>,
    foreign = presale.vault,
  ) => {
    const expected = [
      [places.vault, own, 'VaultMismatch'],
      [places.vault, foreign, 'VaultMismatch'],
      [places.mint, worthless.mint, 'MintMismatch'],
      [places.program, SYSTEM_PROGRAM_ADDRESS, 'TokenProgramUnknown'],
      [places.program, world.program, 'TokenProgramUnknown'],
      [places.destination, theirs, 'DestinationNotOwners'],
      [places.destination, presale.vault, 'DestinationNotOwners'],
    ] as const
    for (const [at, address, error] of expected)
      if (at !== undefined) expect(await errorOf(thief, swapLast(all, at, address))).toBe(error)
  }
  // The thief's own presale, failed: everything in its vault is the thief's.
  expect((await world.act(other, { kind: 'cancel' })).error).toBeUndefined()
  world.pass(1)
  const { withdraw, close: closing } = await allOf(other)
  const creators = { vault: 2, destination: 3, mint: 4, program: 5 }
  await check(withdraw, creators)
  await check(closing, creators)
  expectUntouched()
  expect((await world.finalize(presale, creator)).error).toBeUndefined()
  const { claim } = await allOf(presale)
  await check(claim, { vault: 3, destination: 4, mint: 5, program: 6 }, other.vault)
  const third = await world.presale(token, thief)
  world.setTime(third.draft.startAt)
  expect((await world.contribute(third, thief, 8n * sol)).error).toBeUndefined()
  world.setTime(third.draft.endAt)
  await check([buildPresaleFinalize(third, thief)], { vault: 2, mint: 3, program: 4 })
})

test('a claim for somebody goes into that wallet’s associated account, whatever is tried', async () => {
  expect((await world.finalize(presale, creator)).error).toBeUndefined()
  const claim = await buildPresaleClaim(presale, thief, { address: victim.address })
  const own = await world.accountOf(token, thief.address)
  expect(await errorOf(thief, swapLast(claim, 4, own))).toBe('DestinationNotOwners')
  // Another account of the wallet, which the thief may take from.
  const key = await generateKeyPairSigner()
  const space = getTokenSize([])
  await world.succeed(victim, [
    getCreateAccountInstruction({
      ...{ payer: victim, newAccount: key, space },
      ...{ lamports: world.rentOf(space), programAddress: TOKEN_2022_PROGRAM_ADDRESS },
    }),
    getInitializeAccount3Instruction({
      ...{ account: key.address, mint: token.mint, owner: victim.address },
    }),
    getApproveInstruction({
      ...{ source: key.address, delegate: thief.address, owner: victim, amount: 10n ** 15n },
    }),
  ])
  expect(await errorOf(thief, swapLast(claim, 4, key.address))).toBe('DestinationNotAssociated')
  const chosen = await buildPresaleClaim(presale, victim, { signer: victim })
  const signed = chosen.map((one, at) => {
    if (at !== chosen.length - 1) return one
    const accounts = (one.accounts ?? []).map((meta, index) =>
      index === 4 ? { ...meta, address: key.address } : meta,
    )
    return { ...one, accounts } as Instruction
  })
  expect(await errorOf(victim, signed)).toBeUndefined()
  expect(world.balanceAt(key.address)).toBe(5_000_000n)
})

/** The account of what a wallet has, as the program would hold it for somebody else. */
async function pretendBuyer(wallet: Address): Promise<void> {
  const real = world.machine.getAccount(await buyerOf(victim))
  if (!real.exists) throw new Error('There is no account.')
  const data = new Uint8Array(real.data)
  data.set(new Uint8Array(world.bytesOf(wallet)), 40)
  const address = await findBuyerAddress(world.program, presale.presale, wallet)
  world.machine.setAccount({ ...real, address, data })
}

test('a stranger does not multiply the fee of a taxed token by many small claims', async () => {
  const extensions = [feeOf(creator.address, 2_500, undefined, 1_000n)]
  const taxed = await world.token([creator], { extensions })
  const steps = { firstBps: 0, cycleBps: 100, cycleSeconds: 60, amount: 10_001_000n }
  const made = await world.presale(taxed, creator, steps)
  world.setTime(made.draft.startAt)
  expect((await world.contribute(made, victim, 6n * sol)).error).toBeUndefined()
  world.setTime(made.draft.endAt)
  expect((await world.finalize(made, creator)).error).toBeUndefined()
  const { address } = victim
  for (let turn = 1; turn < 100; turn++) {
    world.pass(60)
    expect((await world.claim(made, thief, { address })).error).toBe('PartOfTaxed')
  }
  world.pass(60)
  expect((await world.claim(made, thief, { address })).error).toBeUndefined()
  // Of a hundred claims each would have cost the same.
  expect(await world.balanceOf(taxed, address)).toBe(6_000_000n - 1_000n)
})

test('whoever may raise the fee of a token claims for nobody at it: others claim where it stays what it is', async () => {
  const { token: movable, decide, giveUp } = await openMovableFee(world, creator)
  const made = await world.presale(movable, creator)
  world.setTime(made.draft.startAt)
  for (const [one, amount] of [[victim, 6n * sol] as const, [thief, 4n * sol] as const])
    expect((await world.contribute(made, one, amount)).error).toBeUndefined()
  expect((await world.finalize(made, creator)).error).toBeUndefined()
  const { address } = victim
  const forVictim = async () => (await world.claim(made, creator, { address })).error
  expect(await forVictim()).toBe('FeeNotFixed')
  expect((await world.claim(made, thief, { signer: thief })).error).toBeUndefined()
  await decide(wholeFee)
  world.passEpochs(2n)
  expect(await forVictim()).toBe('FeeNotFixed')
  // Nobody changes it any more, and everything is kept back for two epochs yet.
  await decide(noFee)
  await giveUp()
  for (let epoch = 0; epoch < 2; epoch++) {
    expect(await forVictim()).toBe('FeeNotFixed')
    world.passEpochs(1n)
  }
  expect(await world.balanceOf(movable, address)).toBe(0n)
  expect(await forVictim()).toBeUndefined()
  expect(await world.balanceOf(movable, address)).toBe(6_000_000n)
})

test('a creator keeps nothing of fair shares by units that are dear', async () => {
  const dear = { kind: 2, tokens: 10n, amount: 10n, minContribution: sol } as const
  const refused = await world.creation(token, creator, dear)
  expect(await errorOf(creator, refused.instructions)).toBe('FairTooCoarse')
  // Of the fewest that there may be a unit costs ten lamports.
  const fewest = 1_000_000_000n
  const made = await world.presale(token, creator, { ...dear, tokens: fewest, amount: fewest })
  world.setTime(made.draft.startAt)
  const buyers = await Promise.all(Array.from({ length: 13 }, () => world.person()))
  for (const buyer of buyers)
    expect((await world.contribute(made, buyer, sol)).error).toBeUndefined()
  world.setTime(made.draft.endAt)
  expect((await world.finalize(made, creator)).error).toBeUndefined()
  for (const { address } of buyers) {
    const had = world.lamportsOf({ address })
    expect((await world.claim(made, creator, { address })).error).toBeUndefined()
    const back = world.lamportsOf({ address }) - had - world.rentOf(buyerBytes)
    const worth = (await world.balanceOf(token, address)) * 10n + back
    expect(worth).toBeLessThanOrEqual(sol)
    expect(worth).toBeGreaterThan(sol - 11n)
  }
})

test('what nobody has the key of claims and leaves for itself', async () => {
  const wallet = presale.vault
  await pretendBuyer(wallet)
  expect((await world.finalize(presale, creator)).error).toBeUndefined()
  expect((await world.claim(presale, thief, { address: wallet })).error).toBe('AsksForItself')
  presale = await world.presale(token, creator)
  world.setTime(presale.draft.startAt)
  expect((await world.contribute(presale, victim, sol)).error).toBeUndefined()
  await pretendBuyer(wallet)
  expect((await world.act(presale, { kind: 'cancel' })).error).toBeUndefined()
  expect((await world.refund(presale, thief, { address: wallet })).error).toBe('AsksForItself')
})

test('forged state: an account that only looks like a presale, or like what a wallet has', async () => {
  const forged = (await generateKeyPairSigner()).address
  const forge = async (address: Address, at: number, names: readonly string[]) => {
    const real = world.machine.getAccount(address)
    if (!real.exists) throw new Error('There is no account.')
    const data = new Uint8Array(real.data)
    data.set(new Uint8Array(world.bytesOf(thief.address)), 8)
    const untagged = new Uint8Array(data)
    untagged[7] = 2
    const { programAddress } = real
    for (const account of [
      { data, programAddress: SYSTEM_PROGRAM_ADDRESS },
      { data, programAddress: TOKEN_2022_PROGRAM_ADDRESS },
      { data: untagged, programAddress },
      { data: data.slice(0, -1), programAddress },
      { data: new Uint8Array([...data, 0]), programAddress },
      { data: new Uint8Array(data.length), programAddress },
    ]) {
      world.machine.setAccount({ ...real, address: forged, ...account })
      for (const [name, all] of Object.entries(await allOf(presale)))
        if (names.includes(name))
          expect(await errorOf(thief, swapLast(all, at, forged)), name).toBe('Unknown')
    }
  }
  const everything = Object.keys(await allOf(presale))
  await forge(presale.presale, 1, everything)
  await forge(await buyerOf(thief), 2, ['refund', 'claim'])
  // What a wallet has is no presale, and a presale is not what a wallet has.
  for (const [name, all] of Object.entries(await allOf(presale))) {
    const place = await buyerOf(thief)
    expect(await errorOf(thief, swapLast(all, 1, place)), name).toBe('Unknown')
  }
  const { refund } = await allOf(presale)
  expect(await errorOf(thief, swapLast(refund, 2, presale.presale))).toBe('Unknown')
  expectUntouched()
})

test('what a wallet has in one presale is nothing in another', async () => {
  const other = await world.presale(token, thief)
  world.setTime(other.draft.startAt)
  const { refund, contribute } = await allOf(other)
  for (const all of [refund, contribute])
    expect(await errorOf(thief, swapLast(all, 2, await buyerOf(thief)))).toBe('BuyerMismatch')
  expectUntouched()
})

test('re-initialisation: a presale that stands is not made again, nor elsewhere', async () => {
  const { instructions } = await world.creation(token, creator, {}, before.id)
  expect(await world.send(creator, instructions)).toMatchObject({ error: 'AlreadyExists', at: 1 })
  const key = await generateKeyPairSigner()
  const opening = await world.opening(token, creator, key.address)
  const vault = await world.accountOf(token, key.address)
  const [creation] = instructions.slice(-1)
  const elsewhere = swapLast([opening, creation as Instruction], 1, key.address)
  expect(await errorOf(creator, swapLast(elsewhere, 2, vault))).toBe('AddressMismatch')
  expectUntouched()
})

test('what was in a vault before covers nothing', async () => {
  const made = await world.creation(token, creator, { amount: 100n })
  await world.succeed(thief, [
    await world.opening(token, thief, made.presale),
    await world.transfer(token, thief, made.vault, 10_000_000n),
  ])
  expect(await errorOf(creator, made.instructions)).toBe('DepositTooSmall')
})

test('what strangers pay into vault and account changes nothing, and is left to the creator', async () => {
  await world.succeed(thief, [
    await world.transfer(token, thief, presale.vault, 77n),
    getTransferSolInstruction({ source: thief, destination: presale.presale, amount: 7n }),
  ])
  expect(world.read(presale)).toEqual(before)
  expect((await world.finalize(presale, creator)).error).toBeUndefined()
  expect(world.read(presale)).toMatchObject({ unsold: 0n, proceeds: 10n * sol })
  for (const { address } of [victim, thief])
    expect((await world.claim(presale, creator, { address })).error).toBeUndefined()
  expect((await world.act(presale, { kind: 'withdraw' })).error).toBeUndefined()
  const held = await world.balanceOf(token, creator.address)
  const owned = world.lamportsOf(creator)
  const deposits = world.lamportsOf({ address: presale.vault }) + world.rentOf(presaleBytes)
  expect((await world.act(presale, close)).error).toBeUndefined()
  expect((await world.balanceOf(token, creator.address)) - held).toBe(77n)
  expect(world.lamportsOf(creator) - owned).toBe(deposits + 7n - 5_000n)
})

test('what strangers pay to a wallet’s place beforehand opens none, and is the wallet’s in the end', async () => {
  const fresh = await world.person()
  for (const amount of [world.rentOf(0), 3n * sol]) {
    presale = await world.presale(token, creator)
    world.setTime(presale.draft.startAt)
    const destination = await buyerOf(fresh)
    const gift = getTransferSolInstruction({ source: thief, destination, amount })
    await world.succeed(thief, [gift])
    const held = world.lamportsOf(fresh)
    expect((await world.contribute(presale, fresh, sol / 5n)).error).toBeUndefined()
    const lacked = world.rentOf(buyerBytes) - amount
    const deposit = lacked > 0n ? lacked : 0n
    expect(held - world.lamportsOf(fresh)).toBe(sol / 5n + deposit + 5_000n)
    expect((await world.act(presale, { kind: 'cancel' })).error).toBeUndefined()
    const left = world.lamportsOf(fresh)
    const { address } = fresh
    expect((await world.refund(presale, thief, { address })).error).toBeUndefined()
    expect(world.lamportsOf(fresh) - left).toBe(sol / 5n + deposit + amount)
  }
})

test('a wallet is refunded and paid once, also within one transaction', async () => {
  const refund = await buildPresaleRefund(presale, { signer: thief })
  expect(await errorOf(thief, [refund, refund])).toBe('NothingToRefund')
  expectUntouched()
  expect((await world.finalize(presale, creator)).error).toBeUndefined()
  const claim = await buildPresaleClaim(presale, thief, { signer: thief })
  expect(await errorOf(thief, [...claim, ...claim.slice(-1)])).toBe('Unknown')
  expect(await errorOf(thief, claim)).toBeUndefined()
  expect(world.read(presale).claimed).toBe(5_000_000n)
})

test('close and revive: what is paid to an ended account in the same transaction revives nothing', async () => {
  expect((await world.act(presale, { kind: 'cancel' })).error).toBeUndefined()
  const place = await buyerOf(thief)
  const refund = await buildPresaleRefund(presale, { signer: thief })
  const revive = (destination: Address, source: KeyPairSigner) =>
    getTransferSolInstruction({ source, destination, amount: world.rentOf(500) })
  await world.succeed(thief, [refund, revive(place, thief)])
  expect(world.machine.getAccount(place)).toMatchObject({
    ...{ exists: true, programAddress: SYSTEM_PROGRAM_ADDRESS },
  })
  expect(await errorOf(thief, [refund])).toBe('Unknown')
  const { address } = victim
  expect((await world.refund(presale, thief, { address })).error).toBeUndefined()
  await world.succeed(creator, [
    ...(await buildCreatorAction(presale, creator, close)),
    revive(presale.presale, creator),
  ])
  expect(world.find(presale.presale)).toBeUndefined()
  expect(await errorOf(thief, [refund])).toBe('Unknown')
  // In the same place another presale may begin; what somebody had in the one before is nothing in it.
  const again = await world.creation(token, creator, {}, before.id)
  await world.succeed(creator, again.instructions)
  world.setTime(world.now + 400)
  expect(await errorOf(thief, [refund])).toBe('Unknown')
  expect((await world.contribute(presale, thief, sol)).error).toBeUndefined()
  expect(world.read(presale)).toMatchObject({ total: sol, accounts: 1 })
})

test('a contribution is for the presale that was read: none made anew at its address, and none whose end was moved', async () => {
  const made = await world.presale(token, creator)
  const read = world.read(made)
  const contribution = [await buildPresaleContribution(world.program, read, thief, 5n * sol)]
  await world.succeed(creator, await buildCreatorAction(made, creator, { kind: 'cancel' }))
  // Within a second another one would say that it was made when this one was.
  const { endAt } = read
  expect((await world.act(made, close)).error).toBe('JustCreated')
  world.pass(1)
  await world.succeed(creator, await buildCreatorAction(made, creator, close))
  // A hundred thousand times as dear, and released in thousands of years.
  const dear = { tokens: 100n, firstBps: 0, cycleBps: 1, cycleSeconds: 3_650 * day }
  const startAt = read.startAt + 1
  const again = await world.creation(token, creator, { ...dear, startAt, endAt }, read.id)
  await world.succeed(creator, again.instructions)
  world.setTime(startAt)
  expect(await errorOf(thief, contribution)).toBe('TermsMoved')
  expect(world.read(made)).toMatchObject({ total: 0n, accounts: 0 })

  const other = await world.presale(token, creator)
  const { draft } = other
  world.setTime(draft.startAt)
  const first = [await buildPresaleContribution(world.program, world.read(other), thief, 5n * sol)]
  const later = {
    kind: 'setTime',
    startAt: draft.startAt,
    endAt: draft.endAt + 3_000 * day,
  } as const
  expect((await world.act(other, later)).error).toBeUndefined()
  // Nobody had contributed, so leaving would cost its tenth, and for eight years.
  expect(world.read(other).termsChanged).toBe(false)
  expect(await errorOf(thief, first)).toBe('TermsMoved')
  expect((await world.contribute(other, thief, 5n * sol)).error).toBeUndefined()
})

test('unknown instructions, and those that are cut short', async () => {
  const [last] = (await allOf(presale)).contribute
  const [shortData, noAccounts] = [6_901, 6_900]
  const made = await world.creation(token, creator)
  const [creation] = made.instructions.slice(-1)
  const expected = [
    [thief, { ...last, data: new Uint8Array([12]) }, 'InstructionUnknown'],
    [thief, { ...last, data: new Uint8Array() }, 'InstructionUnknown'],
    [thief, { ...last, data: new Uint8Array([1, 1, 0, 0]) }, shortData],
    [thief, { ...last, accounts: last?.accounts?.slice(0, 3) }, noAccounts],
    [creator, { ...creation, data: creation?.data?.slice(0, 205) }, shortData],
  ] as const
  for (const [by, instruction, error] of expected)
    expect(await errorOf(by, [instruction as Instruction])).toBe(error)
  expectUntouched()
})

test('an account that is only read is not written', async () => {
  for (const [name, all] of Object.entries(await allOf(presale))) {
    const [last] = all.slice(-1)
    const accounts = (last?.accounts ?? []).map(
      (meta, at): AccountMeta =>
        at === 1 ? { address: meta.address, role: AccountRole.READONLY } : meta,
    )
    const sent = [...all.slice(0, -1), { ...last, accounts } as Instruction]
    expect(await errorOf(thief, sent), name).not.toBeUndefined()
  }
  expectUntouched()
})

test('nobody can upgrade the program', () => {
  const program = world.machine.getAccount(world.program)
  expect(program.exists && program.executable).toBe(true)
  expect(world.codeAuthority()).toBe(0)
})
