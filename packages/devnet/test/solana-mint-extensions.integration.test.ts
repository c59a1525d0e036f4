import { buyerBytes } from '@slipway/sdk/solana/presale/presale-codec'
import type { KeyPairSigner } from '@solana/kit'
import {
  extension,
  getBurnCheckedInstruction,
  getCloseAccountInstruction,
} from '@solana-program/token-2022'
import { describe, expect, test } from 'vitest'
import { AirdropWorld } from './airdrop-world.ts'
import { type ExtendedMint, extendedMints, makeExtended } from './extended-mints.ts'
import { LockerWorld } from './locker-world.ts'
import { PresaleWorld, sol } from './presale-world.ts'
import { StakingWorld } from './staking-world.ts'
import { day, supply, type TestToken, type TokenWorld } from './token-world.ts'

const amount = 1_000_000_007n

/** What the mint's maker does meanwhile. */
async function meddle(world: TokenWorld, { meddle: change }: ExtendedMint, token: TestToken) {
  if (change) await world.succeed(token.authority, [change(token)])
}

/** Twice as much as has to arrive, whatever is taken of it. */
const twice = (needed: bigint) => needed * 2n

describe.each(extendedMints)('a token with $name', (kind) => {
  test('is locked, and paid out to the unit', async () => {
    const world = await LockerWorld.open()
    const owner = await world.person()
    const { token, arriving } = await makeExtended(world, [owner], kind)
    const lock = await world.lock(token, owner, { amount, unlockIn: day })
    expect(lock.initialAmount).toBe(arriving(amount))
    await meddle(world, kind, token)
    world.setTime(lock.unlockAt)
    const held = await world.balanceOf(token, owner.address)
    const first = 333_333_333n
    const withdrawal = { kind: 'withdraw', amount: first } as const
    expect((await world.act(token, lock, owner, withdrawal)).error).toBeUndefined()
    expect(world.balanceAt(lock.vault)).toBe(lock.initialAmount - first)
    expect((await world.act(token, lock, owner, { kind: 'withdraw' })).error).toBeUndefined()
    const rest = lock.initialAmount - first
    const came = (await world.balanceOf(token, owner.address)) - held
    expect(came).toBe(arriving(first) + arriving(rest))
    expect((await world.act(token, lock, owner, { kind: 'close' })).error).toBeUndefined()
    expect(world.machine.getBalance(lock.vault) ?? 0n).toBe(0n)
  })

  test('is airdropped, and claimed to the unit', async () => {
    const world = await AirdropWorld.open()
    const [owner, one, other] = [await world.person(), await world.person(), await world.person()]
    const { token, arriving } = await makeExtended(world, [owner], kind)
    const list = [
      { claimant: one.address, amount },
      { claimant: other.address, amount: 7n },
    ]
    const terms = { amount: twice(amount) }
    const airdrop = await world.airdrop(token, owner, list, terms)
    const { deposited } = world.read(airdrop.address)
    expect(deposited).toBe(arriving(twice(amount)))
    await meddle(world, kind, token)
    for (const [index, entry] of list.entries()) {
      expect((await world.claim(airdrop, index, owner)).error).toBeUndefined()
      expect(await world.balanceOf(token, entry.claimant)).toBe(arriving(entry.amount))
    }
    const left = deposited - amount - 7n
    expect(world.balanceAt(airdrop.vault)).toBe(left)
    const held = await world.balanceOf(token, owner.address)
    expect((await world.close(airdrop)).error).toBeUndefined()
    expect((await world.balanceOf(token, owner.address)) - held).toBe(arriving(left))
  })

  test('is sold, and claimed to the unit', async () => {
    const world = await PresaleWorld.open()
    const [owner, one, other] = [await world.person(), await world.person(), await world.person()]
    const { token, arriving } = await makeExtended(world, [owner], kind)
    const terms = { tokens: amount, amount: twice(amount) }
    const presale = await world.presale(token, owner, terms)
    const { deposited } = world.read(presale)
    expect(deposited).toBe(arriving(twice(amount)))
    world.setTime(presale.draft.startAt)
    for (const [by, lamports] of [
      [one, 3n * sol],
      [other, 7n * sol],
    ] as const)
      expect((await world.contribute(presale, by, lamports)).error).toBeUndefined()
    await meddle(world, kind, token)
    expect((await world.finalize(presale, owner)).error).toBeUndefined()
    const shares = [(amount * 3n) / 10n, (amount * 7n) / 10n]
    const wallets: readonly KeyPairSigner[] = [one, other]
    for (const [index, { address }] of wallets.entries()) {
      expect((await world.claim(presale, owner, { address })).error).toBeUndefined()
      expect(await world.balanceOf(token, address)).toBe(arriving(shares[index] ?? 0n))
    }
    const held = await world.balanceOf(token, owner.address)
    expect((await world.act(presale, { kind: 'withdraw' })).error).toBeUndefined()
    const sold = shares.reduce((sum, share) => sum + share, 0n)
    expect(world.read(presale)).toMatchObject({ sold, claimed: sold })
    const unsold = deposited - sold
    expect((await world.balanceOf(token, owner.address)) - held).toBe(arriving(unsold))
    const closing = { kind: 'close', isTaxed: token.isTaxed } as const
    expect((await world.act(presale, closing)).error).toBeUndefined()
  })

  test('is staked for itself, and paid out to the unit', async () => {
    const world = await StakingWorld.open()
    const [owner, one] = [await world.person(), await world.person()]
    const { token, arriving } = await makeExtended(world, [owner, one], kind)
    const tokens = { stake: token, reward: token }
    const pool = await world.pool(tokens, owner, { amount: twice(864_000_000n) })
    const paidIn = arriving(twice(864_000_000n))
    expect(world.balanceAt(pool.rewardVault)).toBe(paidIn)
    world.setTime(pool.draft.startAt)
    expect((await world.deposit(pool, one, amount)).error).toBeUndefined()
    const staked = arriving(amount)
    expect(world.read(pool)).toMatchObject({ staked })
    await meddle(world, kind, token)
    world.setTime(pool.draft.endAt)
    const held = await world.balanceOf(token, one.address)
    expect((await world.withdraw(pool, one, staked)).error).toBeUndefined()
    const back = (await world.balanceOf(token, one.address)) - held
    expect(back).toBe(arriving(staked))
    expect((await world.harvest(pool, one)).error).toBeUndefined()
    const earned = paidIn - world.balanceAt(pool.rewardVault)
    expect(864_000_000n - earned).toBeLessThan(2n)
    expect((await world.balanceOf(token, one.address)) - held - back).toBe(arriving(earned))
    const own = await world.balanceOf(token, owner.address)
    expect((await world.act(pool, world.closing(pool))).error).toBeUndefined()
    expect((await world.balanceOf(token, owner.address)) - own).toBe(arriving(paidIn - earned))
  })
})

/** Base units of tests' tokens have six decimals. */
const decimals = 6

/** A token whose maker may close its mint, once there is none of it; all of it is its owner's. */
async function closable(world: TokenWorld) {
  const maker = await world.person()
  const owner = await world.person()
  const token = await world.token([owner], {
    extensions: [extension('MintCloseAuthority', { closeAuthority: maker.address })],
  })
  const close = async () => {
    const destination = maker.address
    const all = [getCloseAccountInstruction({ account: token.mint, destination, owner: maker })]
    return (await world.send(maker, all)).error
  }
  /** What its holders have is burned, and the mint is gone. */
  const end = async (holders: readonly KeyPairSigner[]) => {
    for (const authority of holders) {
      const account = await world.accountOf(token, authority.address)
      const amount = world.balanceAt(account)
      const burn = { account, mint: token.mint, authority, amount, decimals }
      await world.succeed(authority, [getBurnCheckedInstruction(burn)])
    }
    expect(await close()).toBeUndefined()
  }
  return { token, owner, close, end }
}
/** Of the token program: there is some of it. */
const mintHasSupply = 28

describe('a mint that its maker may close stays while a program holds anything of it, and takes nothing with it', () => {
  test('of a lock: what is locked keeps it, what is empty loses no token', async () => {
    const world = await LockerWorld.open()
    const { token, owner, close, end } = await closable(world)
    const lock = await world.lock(token, owner, { amount: supply, unlockIn: day })
    expect(await close()).toBe(mintHasSupply)
    world.setTime(lock.unlockAt)
    expect((await world.act(token, lock, owner, { kind: 'withdraw' })).error).toBeUndefined()
    const closing = await world.actionOf(token, lock, owner, { kind: 'close' })
    await end([owner])
    // Its deposits wait for a mint at that place; nothing else of it is there.
    expect((await world.send(owner, closing.slice(-1))).error).toBe('MintMismatch')
    expect(world.read(lock.address).withdrawn).toBe(supply)
  })

  test('of an airdrop: what is not claimed keeps it', async () => {
    const world = await AirdropWorld.open()
    const { token, owner, close, end } = await closable(world)
    const one = await world.person()
    const list = [{ claimant: one.address, amount: supply }]
    const airdrop = await world.airdrop(token, owner, list)
    expect(await close()).toBe(mintHasSupply)
    const again = await world.claimOf(airdrop, 0, one, { signer: one })
    expect((await world.claim(airdrop, 0, owner)).error).toBeUndefined()
    const closing = await world.closeOf(airdrop)
    await end([one])
    expect((await world.send(owner, closing.slice(-1))).error).toBe('MintMismatch')
    expect((await world.send(one, again.slice(-1))).error).toBe('MintMismatch')
    expect(world.read(airdrop.address)).toMatchObject({ claimed: supply, settled: 1 })
  })

  test('of a presale: what is sold keeps it, and who paid is paid back without it', async () => {
    const world = await PresaleWorld.open()
    const { token, owner, close, end } = await closable(world)
    const one = await world.person()
    const presale = await world.presale(token, owner, { tokens: supply, amount: supply })
    world.setTime(presale.draft.startAt)
    expect((await world.contribute(presale, one, 6n * sol)).error).toBeUndefined()
    expect(await close()).toBe(mintHasSupply)
    expect((await world.act(presale, { kind: 'cancel' })).error).toBeUndefined()
    expect((await world.act(presale, { kind: 'withdraw' })).error).toBeUndefined()
    await end([owner])
    const held = world.lamportsOf(one)
    const { address } = one
    expect((await world.refund(presale, owner, { address })).error).toBeUndefined()
    expect(world.lamportsOf(one) - held).toBe(6n * sol + world.rentOf(buyerBytes))
  })

  test('of a pool: a reward that is gone keeps no stake', async () => {
    const world = await StakingWorld.open()
    const { token: reward, owner, close, end } = await closable(world)
    const one = await world.person()
    const stake = await world.token([one])
    const pool = await world.pool({ stake, reward }, owner)
    world.setTime(pool.draft.startAt)
    // A power of two shares every reward without a rest.
    expect((await world.deposit(pool, one, 1_024n)).error).toBeUndefined()
    expect(await close()).toBe(mintHasSupply)
    world.setTime(pool.draft.endAt)
    expect((await world.harvest(pool, one)).error).toBeUndefined()
    expect(world.balanceAt(pool.rewardVault)).toBe(0n)
    await end([owner, one])
    expect((await world.withdraw(pool, one, 1_024n)).error).toBeUndefined()
    expect(await world.balanceOf(stake, one.address)).toBe(supply)
  })
})
