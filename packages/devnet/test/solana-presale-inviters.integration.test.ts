import {
  buildPresaleClaim,
  buildPresaleRefund,
} from '@slipway/sdk/solana/presale/build-buyer-action'
import {
  buildInviterRegistration,
  buildRewardClaim,
} from '@slipway/sdk/solana/presale/build-inviter-action'
import { buildPresaleContribution } from '@slipway/sdk/solana/presale/build-presale-contribution'
import { findBuyerAddress } from '@slipway/sdk/solana/presale/find-buyer-address'
import { buyerBytes } from '@slipway/sdk/solana/presale/presale-codec'
import { calculateReward } from '@slipway/sdk/solana/presale/presale-math'
import {
  type AccountMeta,
  AccountRole,
  type Address,
  generateKeyPairSigner,
  getProgramDerivedAddress,
  type Instruction,
  type KeyPairSigner,
  lamports,
  type SignatureBytes,
  type TransactionPartialSigner,
} from '@solana/kit'
import { getTransferSolInstruction, SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { PresaleWorld, sol, type TestPresale } from './presale-world.ts'
import { day, swapLast, type TestToken } from './token-world.ts'

const inviterBps = [500, 300, 200]
const transactionFee = 5_000n

let world: PresaleWorld
let creator: KeyPairSigner
/** Above `ben`, who is above `ann`; `zoe` is above `eve`. */
let cat: KeyPairSigner
let ben: KeyPairSigner
let ann: KeyPairSigner
let zoe: KeyPairSigner
let eve: KeyPairSigner
let token: TestToken
let presale: TestPresale

beforeAll(async () => {
  world = await PresaleWorld.open()
})
beforeEach(async () => {
  const people = Array.from({ length: 6 }, () => world.person())
  ;[creator, cat, ben, ann, zoe, eve] = (await Promise.all(people)) as [
    ...[KeyPairSigner, KeyPairSigner, KeyPairSigner],
    ...[KeyPairSigner, KeyPairSigner, KeyPairSigner],
  ]
  token = await world.token([creator])
  presale = await world.presale(token, creator, { inviterBps })
  for (const one of [cat, zoe])
    expect((await world.registerInviter(presale, one)).error).toBeUndefined()
  world.setTime(presale.draft.startAt)
  await pay(ben, sol, cat)
  await pay(ann, 2n * sol, ben)
  await pay(eve, sol, zoe)
})

async function pay(by: KeyPairSigner, amount: bigint, inviter?: KeyPairSigner, of = presale) {
  const { error } = await world.contribute(of, by, amount, inviter && { inviter })
  expect(error).toBeUndefined()
}

const placeOf = ({ address }: KeyPairSigner, of = presale) =>
  findBuyerAddress(world.program, of.presale, address)
const errorOf = async (by: KeyPairSigner, all: readonly Instruction[]) =>
  (await world.send(by, all)).error
const earnedBy = async (one: KeyPairSigner) => (await world.buyer(presale, one))?.earned
/** What inviting earned everybody, in hundredths of a SOL. */
const ledger = async () => {
  const earned = await Promise.all([cat, ben, ann, zoe, eve].map(earnedBy))
  return earned.map((one) => Number(one ?? 0n) / (Number(sol) / 100))
}
/** A contribution that names these accounts, whoever they are of. */
async function naming(by: KeyPairSigner, accounts: readonly Address[], of = presale) {
  const one = await buildPresaleContribution(world.program, world.read(of), by, sol)
  const named = accounts.map((address) => ({ address, role: AccountRole.WRITABLE }))
  return [{ ...one, accounts: [...(one.accounts ?? []), ...named] } as Instruction]
}
async function finish() {
  await pay(zoe, 4n * sol)
  world.setTime(presale.draft.endAt)
  expect((await world.finalize(presale, creator)).error).toBeUndefined()
}

test('three levels earn by their rates, and the creator’s part alone is less for it', async () => {
  // Ann's two: five hundredths to ben, three to cat. Ben's one: five to cat. Eve's one: five to zoe.
  expect(await ledger()).toEqual([11, 10, 0, 5, 0])
  const dan = await world.person()
  await pay(dan, sol, ann)
  expect(await ledger()).toEqual([13, 13, 5, 5, 0])
  const { earned, total } = world.read(presale)
  expect(earned).toBe((36n * sol) / 100n)
  await finish()
  expect(world.read(presale)).toMatchObject({
    ...{ rewards: earned, rewarded: 0n, proceeds: total + 4n * sol - earned },
  })
  for (const one of [cat, ben, ann, zoe, eve, dan]) {
    const { address } = one
    const { contributed = 0n } = (await world.buyer(presale, one)) ?? {}
    expect((await world.claim(presale, creator, { address }, contributed === 0n)).error).toBe(
      undefined,
    )
  }
  const { accounts, rewarded, claimed } = world.read(presale)
  expect({ accounts, rewarded, claimed }).toEqual({
    accounts: 0,
    rewarded: earned,
    claimed: 9_000_000n,
  })
})

test('who leaves takes off exactly what was put on, also after many odd contributions', async () => {
  const before = await ledger()
  const dan = await world.person()
  for (const [at, odd] of [333_333_333n, 100_000_001n, 777_777_777n].entries())
    await pay(dan, odd, at === 0 ? ann : undefined)
  expect(await ledger()).not.toEqual(before)
  expect((await world.refund(presale, dan)).error).toBeUndefined()
  expect(await ledger()).toEqual(before)
  expect(world.read(presale).earned).toBe((26n * sol) / 100n)
  // Who comes back is bound as before.
  const wrong = await naming(dan, [await placeOf(zoe)])
  expect(await errorOf(dan, wrong)).toBe('InviterMismatch')
  await pay(dan, sol)
  expect(await ledger()).toEqual([13, 13, 5, 5, 0])
})

test('while a presale with inviters is open no account ends: somebody may be below', async () => {
  await world.act(presale, {
    ...{ kind: 'setTime', startAt: presale.draft.startAt, endAt: presale.draft.endAt + 1 },
  })
  const before = world.lamportsOf(ben)
  expect((await world.refund(presale, ben)).error).toBeUndefined()
  expect(world.lamportsOf(ben) - before).toBe(sol - transactionFee)
  expect(await world.buyer(presale, ben)).toMatchObject({ contributed: 0n, inviter: cat.address })
  expect((await world.refund(presale, ann)).error).toBeUndefined()
  expect(await ledger()).toEqual([0, 0, 0, 5, 0])
  await pay(ann, 5n * sol)
  world.setTime(presale.draft.endAt + 1)
  expect((await world.finalize(presale, creator)).error).toBeUndefined()
  const { address } = ben
  expect((await world.claimReward(presale, creator, { address })).error).toBeUndefined()
  const paid = (5n * sol * 5n) / 100n + world.rentOf(buyerBytes) - transactionFee
  expect(world.lamportsOf(ben) - before - sol).toBe(paid)
  expect(await world.buyer(presale, ben)).toBeUndefined()
})

test('nobody invites oneself, and nobody becomes an inviter but by its own signature', async () => {
  const dan = await world.person()
  expect(await errorOf(dan, await naming(dan, [await placeOf(dan)]))).toBe('InviterSelf')
  const registered = await world.registerInviter(presale, dan)
  expect(registered.error).toBeUndefined()
  expect((await world.registerInviter(presale, dan)).error).toBe('AlreadyExists')
  expect((await world.registerInviter(presale, ann)).error).toBe('AlreadyExists')
  // Whoever stands here already stays as they are: nobody is bound late.
  for (const named of [dan, ann])
    expect(await errorOf(dan, await naming(dan, [await placeOf(named)]))).toBe('InviterMismatch')
  await pay(dan, sol)
  expect((await world.buyer(presale, dan))?.inviter).toBeUndefined()
  const fresh = await world.person()
  const registration = await buildInviterRegistration(world.program, world.read(presale), fresh)
  const unsigned = swapLast([registration], 0, zoe.address)
  expect(await errorOf(fresh, unsigned)).toBe('SignatureMissing')
  expect(await errorOf(fresh, swapLast([registration], 2, await placeOf(zoe)))).toBe(
    'AlreadyExists',
  )
  const elsewhere = (await generateKeyPairSigner()).address
  expect(await errorOf(fresh, swapLast([registration], 2, elsewhere))).toBe('AddressMismatch')
})

test('no path of inviters closes: who has somebody above or below is bound no more', async () => {
  expect(await errorOf(cat, await naming(cat, [await placeOf(ben), await placeOf(cat)]))).toBe(
    'InviterMismatch',
  )
  expect(await errorOf(ben, await naming(ben, [await placeOf(ann)]))).toBe('InviterMismatch')
  await pay(cat, sol)
  expect((await world.buyer(presale, cat))?.inviter).toBeUndefined()
  expect(await ledger()).toEqual([11, 10, 0, 5, 0])
})

test('a later contribution names the same inviters in their order: no other, none missing, none too many', async () => {
  const [atCat, atBen, atZoe] = [await placeOf(cat), await placeOf(ben), await placeOf(zoe)]
  const forms = [[], [atBen], [atCat, atBen], [atZoe], [atZoe, atCat], [atBen, atZoe]]
  for (const wrong of [...forms, [atBen, atCat, atZoe], [atBen, atBen]])
    expect(await errorOf(ann, await naming(ann, wrong)), wrong.join()).toBe('InviterMismatch')
  expect(await errorOf(ann, await naming(ann, [atBen, atCat]))).toBeUndefined()
  expect(await ledger()).toEqual([14, 15, 0, 5, 0])
  const leave = await buildPresaleRefund(presale, { signer: ann }, [zoe.address, cat.address])
  expect(await errorOf(ann, [leave])).toBe('InviterMismatch')
  expect(await errorOf(ann, [await buildPresaleRefund(presale, { signer: ann })])).toBe(
    'InviterMismatch',
  )
  // Nor does a new wallet leave out who is above its inviter, or name somebody else there.
  const dan = await world.person()
  for (const wrong of [[atBen], [atBen, atZoe], [atZoe, atCat]])
    expect(await errorOf(dan, await naming(dan, wrong))).toBe('InviterMismatch')
})

test('accounts that are no inviter’s of this presale: nobody’s, another presale’s, forged and read ones', async () => {
  const dan = await world.person()
  const other = await world.presale(token, creator, { inviterBps })
  expect((await world.registerInviter(other, zoe)).error).toBeUndefined()
  const forged = (await generateKeyPairSigner()).address
  const real = world.machine.getAccount(await placeOf(zoe))
  if (!real.exists) throw new Error('There is no account.')
  const wrong = [
    ...[await placeOf(zoe, other), await placeOf(dan, other), await placeOf(creator)],
    ...[presale.presale, presale.vault, dan.address, SYSTEM_PROGRAM_ADDRESS],
  ]
  for (const address of wrong)
    expect(await errorOf(dan, await naming(dan, [address])), address).toBe('InviterMismatch')
  const data = new Uint8Array(real.data)
  for (const change of [
    { programAddress: SYSTEM_PROGRAM_ADDRESS },
    { programAddress: TOKEN_2022_PROGRAM_ADDRESS },
    { data: data.slice(0, -1) },
    { data: new Uint8Array([...data, 0]) },
    { data: new Uint8Array(data.length) },
  ]) {
    world.machine.setAccount({ ...real, address: forged, ...change })
    expect(await errorOf(dan, await naming(dan, [forged]))).toBe('InviterMismatch')
  }
  const [named] = await naming(dan, [await placeOf(zoe)])
  const accounts = (named?.accounts ?? []).map(
    (meta, at): AccountMeta => (at === 4 ? { ...meta, role: AccountRole.READONLY } : meta),
  )
  expect(await errorOf(dan, [{ ...named, accounts } as Instruction])).not.toBeUndefined()
  expect(await ledger()).toEqual([11, 10, 0, 5, 0])
  expect(await world.buyer(presale, dan)).toBeUndefined()
})

test('a presale without rates has no inviters', async () => {
  const plain = await world.presale(token, creator)
  expect((await world.registerInviter(plain, zoe)).error).toBe('InviterNotOpen')
  world.setTime(plain.draft.startAt)
  await pay(ben, sol, undefined, plain)
  expect(await errorOf(ann, await naming(ann, [await placeOf(ben, plain)], plain))).toBe(
    'InviterNotOpen',
  )
})

test('registering ends with the presale', async () => {
  const [dan, fay] = [await world.person(), await world.person()]
  world.setTime(presale.draft.endAt - 1)
  expect((await world.registerInviter(presale, fay)).error).toBeUndefined()
  world.pass(1)
  expect((await world.registerInviter(presale, dan)).error).toBe('Ended')
  expect((await world.act(presale, { kind: 'cancel' })).error).toBeUndefined()
  expect((await world.registerInviter(presale, dan)).error).toBe('NotOpen')
})

test('a reward is paid once, after the finish, to the inviter, whoever sends it', async () => {
  const { address } = ben
  expect((await world.claimReward(presale, eve, { address })).error).toBe('NotFinished')
  await finish()
  const claim = await buildRewardClaim(presale, { address })
  expect(await errorOf(eve, swapLast([claim], 0, eve.address))).toBe('BuyerMismatch')
  expect(await errorOf(eve, swapLast([claim], 2, await placeOf(eve)))).toBe('BuyerMismatch')
  expect(await errorOf(eve, [claim, claim])).toBe('NothingToClaim')
  const before = world.lamportsOf(ben)
  expect((await world.claimReward(presale, eve, { address })).error).toBeUndefined()
  expect(world.lamportsOf(ben) - before).toBe(sol / 10n)
  expect((await world.claimReward(presale, eve, { address })).error).toBe('NothingToClaim')
  expect((await world.claim(presale, eve, { address })).error).toBeUndefined()
  expect(world.lamportsOf(ben) - before).toBe(sol / 10n + world.rentOf(buyerBytes))
  expect((await world.claimReward(presale, eve, { address })).error).toBe('Unknown')
  // Who has nothing else there has the deposit back with it, and nothing to revive.
  const owned = world.lamportsOf(cat)
  const own = await buildRewardClaim(presale, { address: cat.address })
  const revive = getTransferSolInstruction({
    ...{ source: eve, destination: await placeOf(cat), amount: world.rentOf(500) },
  })
  expect(await errorOf(eve, [own, revive])).toBeUndefined()
  expect(world.lamportsOf(cat) - owned).toBe((11n * sol) / 100n + world.rentOf(buyerBytes))
  expect(await errorOf(eve, [own])).toBe('Unknown')
  expect(world.read(presale)).toMatchObject({ rewarded: (21n * sol) / 100n })
})

test('who registered and earned nothing has the deposit back after the finish, and nothing else', async () => {
  const dan = await world.person()
  const owned = world.lamportsOf(dan)
  expect((await world.registerInviter(presale, dan)).error).toBeUndefined()
  const { address } = dan
  expect((await world.claimReward(presale, eve, { address })).error).toBe('NotFinished')
  await finish()
  const { accounts } = world.read(presale)
  expect((await world.claimReward(presale, eve, { address })).error).toBeUndefined()
  expect(owned - world.lamportsOf(dan)).toBe(transactionFee)
  expect(await world.buyer(presale, dan)).toBeUndefined()
  expect((await world.claimReward(presale, eve, { address })).error).toBe('Unknown')
  expect(world.read(presale)).toMatchObject({ accounts: accounts - 1, rewarded: 0n })
})

test('the creator is paid in steps, an inviter at once, and neither what is the other’s', async () => {
  presale = await world.presale(token, creator, {
    ...{ inviterBps: [1_000], firstBps: 2_500, cycleBps: 2_500, cycleSeconds: day },
  })
  await world.registerInviter(presale, zoe)
  world.setTime(presale.draft.startAt)
  await pay(ann, 6n * sol, zoe)
  world.setTime(presale.draft.endAt)
  expect((await world.finalize(presale, creator)).error).toBeUndefined()
  expect((await world.act(presale, { kind: 'withdraw' })).error).toBeUndefined()
  expect(world.read(presale)).toMatchObject({
    ...{ rewards: (6n * sol) / 10n, proceeds: (54n * sol) / 10n, withdrawn: (135n * sol) / 100n },
  })
  const { address } = zoe
  expect((await world.claimReward(presale, ann, { address })).error).toBeUndefined()
  world.pass(3 * day)
  expect((await world.act(presale, { kind: 'withdraw' })).error).toBeUndefined()
  const left = world.lamportsOf({ address: presale.presale })
  expect((await world.act(presale, { kind: 'close', isTaxed: false })).error).toBe('StillOwing')
  expect((await world.claim(presale, zoe, { address: ann.address })).error).toBeUndefined()
  expect(world.lamportsOf({ address: presale.presale })).toBe(left)
  expect((await world.act(presale, { kind: 'close', isTaxed: false })).error).toBeUndefined()
})

test('nobody is kept from the end by an inviter’s account: finish, claims and withdrawals name none', async () => {
  await finish()
  // However the account of an inviter looks.
  const real = world.machine.getAccount(await placeOf(cat))
  if (!real.exists) throw new Error('There is no account.')
  world.machine.setAccount({ ...real, data: new Uint8Array(), lamports: 1n as never })
  for (const { address } of [ann, ben])
    expect((await world.claim(presale, creator, { address })).error).toBeUndefined()
  expect((await world.act(presale, { kind: 'withdraw' })).error).toBeUndefined()
})

test('a presale that failed gives contributions back without naming anybody, and deposits of inviters', async () => {
  expect((await world.act(presale, { kind: 'cancel' })).error).toBeUndefined()
  const before = world.lamportsOf(cat)
  for (const { address } of [ann, ben, cat, eve, zoe])
    expect((await world.refund(presale, creator, { address })).error).toBeUndefined()
  expect(world.lamportsOf(cat) - before).toBe(world.rentOf(buyerBytes))
  expect(world.read(presale)).toMatchObject({ accounts: 0, total: 0n, rewarded: 0n })
  expect((await world.claimReward(presale, creator, { address: ben.address })).error).toBe(
    'Unknown',
  )
  expect((await world.act(presale, { kind: 'close', isTaxed: false })).error).toBeUndefined()
})

test('the account of an inviter at the address of a presale made anew is opened anew', async () => {
  const { id } = world.read(presale)
  expect((await world.act(presale, { kind: 'cancel' })).error).toBeUndefined()
  for (const { address } of [ann, ben, cat, eve, zoe])
    await world.refund(presale, creator, { address })
  await world.act(presale, { kind: 'close', isTaxed: false })
  const again = await world.creation(token, creator, { inviterBps }, id)
  await world.succeed(creator, again.instructions)
  world.setTime(world.read(presale).startAt)
  expect(await errorOf(ann, await naming(ann, [await placeOf(cat)]))).toBe('InviterMismatch')
  // Who was below may be above now: nothing of before is left to close a path.
  await pay(cat, sol)
  await pay(ann, sol, cat)
  expect(await world.buyer(presale, cat)).toMatchObject({ earned: sol / 20n, invitees: 1 })
})

test('what nobody has the key of asks for its reward itself', async () => {
  const real = world.machine.getAccount(await placeOf(cat))
  if (!real.exists) throw new Error('There is no account.')
  const wallet = presale.vault
  const data = new Uint8Array(real.data)
  data.set(new Uint8Array(world.bytesOf(wallet)), 40)
  const address = await findBuyerAddress(world.program, presale.presale, wallet)
  world.machine.setAccount({ ...real, address, data })
  await finish()
  expect((await world.claimReward(presale, eve, { address: wallet })).error).toBe('AsksForItself')
})

test('what nobody has the key of becomes no inviter: nobody else could end its account', async () => {
  const seeds = { programAddress: world.program, seeds: ['keyless'] }
  const [wallet] = await getProgramDerivedAddress(seeds)
  world.machine.airdrop(wallet, lamports(sol))
  // As if its program had signed for it.
  const signature = new Uint8Array(64) as SignatureBytes
  const keyless: TransactionPartialSigner = {
    address: wallet,
    signTransactions: async (all) => all.map(() => ({ [wallet]: signature })),
  }
  world.machine.withSigverify(false)
  try {
    const read = world.read(presale)
    const signed = [await buildInviterRegistration(world.program, read, keyless)]
    expect(await errorOf(creator, signed)).toBe('AsksForItself')
  } finally {
    world.machine.withSigverify(true)
  }
})

test('a registration is for the presale that the wallet read', async () => {
  presale = await world.presale(token, creator, { inviterBps })
  const read = world.read(presale)
  const signed = [await buildInviterRegistration(world.program, read, zoe)]
  await world.act(presale, { kind: 'cancel' })
  world.pass(30)
  await world.act(presale, { kind: 'close', isTaxed: false })
  const again = await world.creation(token, creator, { inviterBps: [1] }, read.id)
  await world.succeed(creator, again.instructions)
  expect(again.presale).toBe(presale.presale)
  expect(await errorOf(zoe, signed)).toBe('TermsMoved')
})

test('an over-subscribed fair presale rewards for what it accepts, rounded down for each', async () => {
  presale = await world.presale(token, creator, {
    ...{ inviterBps: [333, 333, 333], kind: 2, hardCap: 7n * sol, maxContribution: 100n * sol },
  })
  await world.registerInviter(presale, zoe)
  world.setTime(presale.draft.startAt)
  await pay(ann, 3_333_333_333n, zoe)
  await pay(ben, 7_777_777_777n, ann)
  await pay(cat, 1_111_111_111n, ben)
  world.setTime(presale.draft.endAt)
  expect((await world.finalize(presale, creator)).error).toBeUndefined()
  const { rewards, earned, total, hardCap, proceeds } = world.read(presale)
  expect(rewards).toBe((earned * hardCap) / total)
  expect(proceeds).toBe(hardCap - rewards)
  let paid = 0n
  for (const one of [zoe, ann, ben]) {
    const buyer = await world.buyer(presale, one)
    if (!buyer) throw new Error('There is no account.')
    const due = calculateReward(world.read(presale), buyer)
    const before = world.lamportsOf(one)
    await world.claimReward(presale, creator, { address: one.address })
    const deposit = buyer.contributed === 0n ? world.rentOf(buyerBytes) : 0n
    expect(world.lamportsOf(one) - before).toBe(due + deposit)
    paid += due
  }
  expect(paid).toBeLessThanOrEqual(rewards)
  expect(rewards - paid).toBeLessThan(3n)
  expect((await world.claim(presale, creator, { address: cat.address })).error).toBeUndefined()
})

test('a last claim pays the reward with the deposit, an earlier one does not', async () => {
  presale = await world.presale(token, creator, {
    ...{ inviterBps: [1_000], firstBps: 5_000, cycleBps: 5_000, cycleSeconds: day },
  })
  world.setTime(presale.draft.startAt)
  await pay(ann, sol)
  await pay(ben, 6n * sol, ann)
  world.setTime(presale.draft.endAt)
  await world.finalize(presale, creator)
  const { address } = ann
  const before = world.lamportsOf(ann)
  await world.succeed(creator, await buildPresaleClaim(presale, creator, { address }))
  expect(world.lamportsOf(ann)).toBe(before)
  world.pass(day)
  await world.succeed(creator, await buildPresaleClaim(presale, creator, { address }))
  expect(world.lamportsOf(ann) - before).toBe((6n * sol) / 10n + world.rentOf(buyerBytes))
})

test('a reward that an empty wallet cannot hold is none that is lost: it comes with the last claim', async () => {
  presale = await world.presale(token, creator, { inviterBps: [1] })
  world.setTime(presale.draft.startAt)
  await pay(ann, sol)
  await pay(ben, 5n * sol, ann)
  const amount = world.lamportsOf(ann) - transactionFee
  await world.succeed(ann, [
    getTransferSolInstruction({ source: ann, destination: ben.address, amount }),
  ])
  world.setTime(presale.draft.endAt)
  expect((await world.finalize(presale, creator)).error).toBeUndefined()
  const { address } = ann
  // An account without data holds some 0.0009 SOL at least, or nothing.
  expect((await world.claimReward(presale, creator, { address })).error).toBe('insufficient')
  expect((await world.claim(presale, creator, { address })).error).toBeUndefined()
  expect(world.lamportsOf(ann)).toBe(sol / 2_000n + world.rentOf(buyerBytes))
})
