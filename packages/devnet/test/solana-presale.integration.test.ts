import { buyerBytes, presaleBytes } from '@slipway/sdk/solana/presale/presale-codec'
import {
  calculateClaim,
  calculateProceeds,
  calculateReleasedBps,
} from '@slipway/sdk/solana/presale/presale-math'
import { solanaPresaleStatus } from '@slipway/sdk/solana/presale/solana-presale-status'
import type { KeyPairSigner } from '@solana/kit'
import { beforeEach, describe, expect, test } from 'vitest'
import { PresaleWorld, presaleFeeBps, sol, type TestPresale } from './presale-world.ts'
import { day, feeOf, supply, type TestToken, tokenKinds } from './token-world.ts'

const transactionFee = 5_000n

describe.each(tokenKinds)('presales of $name', ({ tokenProgram, isTaxed }) => {
  let world: PresaleWorld
  let creator: KeyPairSigner
  let ann: KeyPairSigner
  let ben: KeyPairSigner
  let token: TestToken
  /** What a receiver gets of a payment. */
  const net = (amount: bigint) =>
    isTaxed ? amount - (amount * BigInt(presaleFeeBps) + 9_999n) / 10_000n : amount
  const close = () => ({ kind: 'close', isTaxed }) as const
  const labelOf = (presale: TestPresale) => solanaPresaleStatus(world.read(presale), world.now)

  beforeEach(async () => {
    world = await PresaleWorld.open()
    ;[creator, ann, ben] = [await world.person(), await world.person(), await world.person()]
    const extensions = isTaxed ? [feeOf(creator.address, presaleFeeBps)] : []
    token = await world.token([creator], { tokenProgram, extensions })
  })

  test('a presale fills, is finished and paid in steps, to buyers and creator alike', async () => {
    const presale = await world.presale(token, creator, {
      ...{ firstBps: 2_500, cycleBps: 2_500, cycleSeconds: day, infoKey: 'bafkrei' },
    })
    const { deposited, infoKey } = world.read(presale)
    expect({ deposited, infoKey }).toEqual({ deposited: 10_000_000n, infoKey: 'bafkrei' })
    expect(await world.balanceOf(token, creator.address)).toBe(supply - presale.draft.amount)
    expect(labelOf(presale)).toEqual({ label: 'coming', reason: 'none' })
    expect((await world.contribute(presale, ann, sol)).error).toBe('NotStarted')
    world.setTime(presale.draft.startAt)
    expect(labelOf(presale).label).toBe('running')
    expect((await world.contribute(presale, ann, 3n * sol)).error).toBeUndefined()
    expect((await world.contribute(presale, ben, sol / 100n)).error).toBe('BelowMin')
    expect((await world.contribute(presale, ben, 0n)).error).toBe('AmountZero')
    // What does not fit never leaves.
    const before = world.lamportsOf(ben)
    expect((await world.contribute(presale, ben, 9n * sol)).error).toBeUndefined()
    const deposit = world.rentOf(buyerBytes)
    expect(before - world.lamportsOf(ben)).toBe(7n * sol + deposit + transactionFee)
    expect(world.read(presale)).toMatchObject({ total: 10n * sol, buyers: 2, accounts: 2 })
    expect((await world.contribute(presale, ann, sol)).error).toBe('HardCapReached')
    expect((await world.claim(presale, ann, { signer: ann })).error).toBe('NotFinished')
    expect((await world.finalize(presale, ann)).error).toBe('OwnerOnly')
    expect((await world.finalize(presale, creator)).error).toBeUndefined()
    expect(labelOf(presale).label).toBe('finished')
    expect(world.read(presale)).toMatchObject({ sold: 10_000_000n, proceeds: 10n * sol })
    expect((await world.refund(presale, ann)).error).toBe('NotOpen')

    const paidTo = async (one: KeyPairSigner) => {
      const held = await world.balanceOf(token, one.address)
      const buyer = await world.buyer(presale, one)
      if (!buyer) throw new Error('The wallet has nothing.')
      const due = calculateClaim(world.read(presale), buyer, world.now)
      const others = await world.claim(presale, ben, { address: one.address })
      // Each payment costs a fee: what others send before the end of the release would multiply it.
      const isPart = calculateReleasedBps(world.read(presale), world.now) < 10_000n
      expect(others.error).toBe(isTaxed && isPart ? 'PartOfTaxed' : undefined)
      if (others.error !== undefined)
        expect((await world.claim(presale, one, { signer: one })).error).toBeUndefined()
      const paid = (await world.balanceOf(token, one.address)) - held
      expect(paid).toBe(net(due.tokens))
      return due.tokens
    }
    expect(await paidTo(ann)).toBe(750_000n)
    expect((await world.claim(presale, ann, { signer: ann })).error).toBe('NothingToClaim')
    const owned = world.lamportsOf(creator)
    expect(calculateProceeds(world.read(presale), world.now)).toBe((10n * sol) / 4n)
    // The account that a creator who sold everything is paid into is there.
    expect((await world.act(presale, { kind: 'withdraw' })).error).toBeUndefined()
    expect(world.lamportsOf(creator) - owned).toBe((10n * sol) / 4n - transactionFee)
    expect((await world.act(presale, { kind: 'withdraw' })).error).toBe('NothingToWithdraw')
    world.pass(day - 1)
    expect((await world.act(presale, { kind: 'withdraw' })).error).toBe('NothingToWithdraw')
    world.pass(1)
    expect(await paidTo(ann)).toBe(750_000n)
    expect((await world.act(presale, close())).error).toBe('StillOwing')
    world.pass(2 * day)
    expect([await paidTo(ann), await paidTo(ben)]).toEqual([1_500_000n, 7_000_000n])
    expect(await world.buyer(presale, ann)).toBeUndefined()
    expect((await world.claim(presale, ben, { address: ann.address })).error).toBe('Unknown')
    const rest = world.lamportsOf(creator)
    const deposits = world.lamportsOf({ address: presale.vault }) + world.rentOf(presaleBytes)
    expect((await world.act(presale, close())).error).toBeUndefined()
    const paid = (10n * sol * 3n) / 4n + deposits - transactionFee
    expect(world.lamportsOf(creator) - rest).toBe(paid)
    expect(world.find(presale.presale)).toBeUndefined()
    expect(world.machine.getAccount(presale.vault).exists).toBe(false)
  })

  test('one that misses its soft cap gives everything back, what leaving cost included', async () => {
    const presale = await world.presale(token, creator)
    world.setTime(presale.draft.startAt - 1)
    expect((await world.contribute(presale, ann, 2n * sol)).error).toBe('NotStarted')
    world.pass(1)
    const before = world.lamportsOf(ann)
    expect((await world.contribute(presale, ann, 2n * sol)).error).toBeUndefined()
    expect((await world.refund(presale, ann)).error).toBeUndefined()
    expect(world.read(presale)).toMatchObject({ total: 0n, exitFees: sol / 5n, buyers: 0 })
    expect((await world.refund(presale, ann)).error).toBe('NothingToRefund')
    expect((await world.contribute(presale, ben, 4n * sol)).error).toBeUndefined()
    const { endAt } = presale.draft
    world.setTime(endAt - 901)
    expect((await world.refund(presale, ben)).error).toBeUndefined()
    expect((await world.contribute(presale, ben, 4n * sol)).error).toBeUndefined()
    world.setTime(endAt - 900)
    expect((await world.refund(presale, ben)).error).toBe('ExitClosed')
    world.setTime(endAt - 1)
    expect((await world.contribute(presale, ann, sol / 10n)).error).toBeUndefined()
    expect((await world.finalize(presale, creator)).error).toBe('StillRunning')
    world.setTime(endAt)
    expect((await world.contribute(presale, ann, sol)).error).toBe('Ended')
    expect(labelOf(presale)).toEqual({ label: 'canceled', reason: 'softCapMissed' })
    expect((await world.finalize(presale, creator)).error).toBe('SoftCapNotReached')
    for (const { address } of [ann, ben])
      expect((await world.refund(presale, creator, { address })).error).toBeUndefined()
    // What it sent itself, refused or not.
    expect(before - world.lamportsOf(ann)).toBe(5n * transactionFee)
    expect(await world.buyer(presale, ann)).toBeUndefined()
    expect(world.read(presale)).toMatchObject({
      ...{ status: 'canceled', reason: 'softCapMissed' },
      ...{ total: 0n, exitFees: 0n, accounts: 0 },
    })
    const held = await world.balanceOf(token, creator.address)
    expect((await world.act(presale, { kind: 'withdraw' })).error).toBeUndefined()
    const returned = (await world.balanceOf(token, creator.address)) - held
    expect(returned).toBe(net(10_000_000n))
    expect((await world.act(presale, { kind: 'withdraw' })).error).toBe('NothingToWithdraw')
  })

  test('an over-subscribed fair presale shares out the hard cap and gives the rest back once', async () => {
    const change = { kind: 2, maxContribution: 100n * sol, firstBps: 5_000 } as const
    const vesting = { cycleBps: 5_000, cycleSeconds: day }
    const presale = await world.presale(token, creator, { ...change, ...vesting })
    world.setTime(presale.draft.startAt)
    expect((await world.contribute(presale, ann, 30n * sol)).error).toBeUndefined()
    expect((await world.finalize(presale, creator)).error).toBe('StillRunning')
    expect((await world.contribute(presale, ben, 10n * sol)).error).toBeUndefined()
    world.setTime(presale.draft.endAt + day - 1)
    expect((await world.finalize(presale, ann)).error).toBe('OwnerOnly')
    world.setTime(presale.draft.endAt + day)
    expect((await world.finalize(presale, ann)).error).toBeUndefined()
    expect(world.read(presale)).toMatchObject({ proceeds: 10n * sol, sold: 10_000_000_000n })
    const before = world.lamportsOf(ann)
    const wallet = isTaxed ? { signer: ann } : { address: ann.address }
    expect((await world.claim(presale, ben, wallet)).error).toBeUndefined()
    expect(world.lamportsOf(ann) - before).toBe((225n * sol) / 10n)
    expect(await world.balanceOf(token, ann.address)).toBe(net(3_750_000_000n))
    world.pass(day)
    expect((await world.claim(presale, ben, { address: ann.address })).error).toBeUndefined()
    expect(world.lamportsOf(ann) - before).toBe((225n * sol) / 10n + world.rentOf(buyerBytes))
  })

  test('who left is paid the deposit after the finish, without an account of the token', async () => {
    const presale = await world.presale(token, creator)
    world.setTime(presale.draft.startAt)
    const before = world.lamportsOf(ben)
    expect((await world.contribute(presale, ben, sol)).error).toBeUndefined()
    expect((await world.refund(presale, ben)).error).toBeUndefined()
    expect((await world.contribute(presale, ann, 6n * sol)).error).toBeUndefined()
    world.setTime(presale.draft.endAt)
    expect((await world.finalize(presale, creator)).error).toBeUndefined()
    const { address } = ben
    expect((await world.claim(presale, ann, { address }, true)).error).toBeUndefined()
    expect(before - world.lamportsOf(ben)).toBe(sol / 10n + 2n * transactionFee)
    expect(world.machine.getAccount(await world.accountOf(token, address)).exists).toBe(false)
    // Whoever is in is not paid without one.
    expect((await world.claim(presale, ben, { address: ann.address }, true)).error).toBe(
      'DestinationNotOwners',
    )
    expect(world.read(presale)).toMatchObject({
      accounts: 1,
      claimed: 0n,
      proceeds: 6n * sol + sol / 10n,
    })
  })

  test('what is not sold goes back, or is burned, to the unit', async () => {
    for (const burnsUnsold of [false, true]) {
      const presale = await world.presale(token, creator, { burnsUnsold })
      world.setTime(presale.draft.startAt)
      expect((await world.contribute(presale, ann, 6n * sol)).error).toBeUndefined()
      world.setTime(presale.draft.endAt)
      const made = world.supplyOf(token)
      expect((await world.finalize(presale, creator)).error).toBeUndefined()
      expect(made - world.supplyOf(token)).toBe(burnsUnsold ? 4_000_000n : 0n)
      expect(world.balanceAt(presale.vault)).toBe(burnsUnsold ? 6_000_000n : 10_000_000n)
      const held = await world.balanceOf(token, creator.address)
      expect((await world.act(presale, { kind: 'withdraw' })).error).toBeUndefined()
      const returned = (await world.balanceOf(token, creator.address)) - held
      expect(returned).toBe(burnsUnsold ? 0n : net(4_000_000n))
      expect(world.balanceAt(presale.vault)).toBe(6_000_000n)
      expect((await world.claim(presale, ben, { address: ann.address })).error).toBeUndefined()
      expect(world.balanceAt(presale.vault)).toBe(0n)
    }
  })
})
