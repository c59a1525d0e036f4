import { buildPresaleClaim } from '@slipway/sdk/solana/presale/build-buyer-action'
import {
  buildCreatorAction,
  buildPresaleFinalize,
} from '@slipway/sdk/solana/presale/build-creator-action'
import { buildOwnerAction } from '@slipway/sdk/solana/staking/build-owner-action'
import {
  buildHarvest,
  buildStakeDeposit,
  buildStakeWithdrawal,
} from '@slipway/sdk/solana/staking/build-staker-action'
import {
  type Address,
  generateKeyPairSigner,
  getAddressDecoder,
  type KeyPairSigner,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  getInitializeMultisig2Instruction,
  TOKEN_2022_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'
import { expect, test } from 'vitest'
import { AirdropWorld } from './airdrop-world.ts'
import {
  deployFakes,
  expectForgedRefused,
  expectPaymentRefused,
  forgeToken,
} from './fake-token-programs.ts'
import { LockerWorld } from './locker-world.ts'
import { PresaleWorld, sol } from './presale-world.ts'
import { StakingWorld } from './staking-world.ts'
import { day, swapLast, type TestToken, type TokenWorld } from './token-world.ts'

/** Places in payments of one vault, of the holder's own first. */
const paid = { destination: 3, mint: 4, program: 5 }
const [vaultPlace, sourcePlace] = [2, 3]

/** Who owns and who attacks, and a token that both have. */
async function peopleOf(world: TokenWorld) {
  const [owner, thief] = [await world.person(), await world.person()]
  const token = await world.token([owner, thief])
  return { owner, thief, token }
}

/** What a creation of one token's takes: a vault for its own address, and the creator's account. */
async function accountsOf(
  world: TokenWorld,
  token: TestToken,
  forged: TestToken,
  by: KeyPairSigner,
  holder: Address,
) {
  const real = await world.accountOf(token, by.address)
  return [
    { real, at: vaultPlace, token: forged, holder },
    { real, at: sourcePlace, token: forged, holder: by.address },
  ]
}

test('no lock begins with a program that is none of tokens, nor is paid through it', async () => {
  const world = await LockerWorld.open()
  const { owner, token } = await peopleOf(world)
  const fakes = await deployFakes(world, 'airdrop')
  const lock = await world.lock(token, owner, { unlockIn: day })
  world.setTime(lock.unlockAt)
  for (const { address: fake } of fakes) {
    const forged = await forgeToken(world, token, fake)
    const made = await world.creation(forged, owner)
    const accounts = await accountsOf(world, token, forged, owner, made.lock)
    await expectForgedRefused(world, owner, made.instructions, accounts)
    for (const action of [
      { kind: 'withdraw' },
      { kind: 'withdraw', amount: 1n },
      { kind: 'close' },
    ] as const) {
      const all = await world.actionOf(token, lock, owner, action)
      await expectPaymentRefused(world, owner, all, paid, fake)
    }
  }
  expect(world.find(lock.address)).toEqual(lock)
  expect(world.balanceAt(lock.vault)).toBe(lock.initialAmount)
})

test('no airdrop begins with a program that is none of tokens, nor is paid through it', async () => {
  const world = await AirdropWorld.open()
  const { owner, thief, token } = await peopleOf(world)
  const fakes = await deployFakes(world, 'locker')
  const list = [
    { claimant: thief.address, amount: 100n },
    { claimant: owner.address, amount: 900n },
  ]
  const airdrop = await world.airdrop(token, owner, list)
  const before = world.read(airdrop.address)
  for (const { address: fake } of fakes) {
    const forged = await forgeToken(world, token, fake)
    const made = await world.creation(forged, owner, list)
    const accounts = await accountsOf(world, token, forged, owner, made.airdrop)
    await expectForgedRefused(world, owner, made.instructions, accounts)
    for (const claimant of [undefined, { signer: thief }]) {
      const claim = await world.claimOf(airdrop, 0, thief, claimant)
      await expectPaymentRefused(world, thief, claim, paid, fake)
    }
  }
  world.setTime(before.endAt ?? 0)
  const close = await world.closeOf(airdrop)
  for (const { address: fake } of fakes) await expectPaymentRefused(world, owner, close, paid, fake)
  expect(world.find(airdrop.address)).toEqual(before)
  expect(world.balanceAt(airdrop.vault)).toBe(1_000n)
})

test('no presale begins with a program that is none of tokens, nor is paid or burned through it', async () => {
  const world = await PresaleWorld.open()
  const { owner, thief, token } = await peopleOf(world)
  const fakes = await deployFakes(world, 'airdrop')
  const failed = await world.presale(token, owner)
  await world.succeed(owner, await buildCreatorAction(failed, owner, { kind: 'cancel' }))
  const presale = await world.presale(token, owner, { burnsUnsold: true })
  world.setTime(presale.draft.startAt)
  expect((await world.contribute(presale, thief, 6n * sol)).error).toBeUndefined()
  world.setTime(presale.draft.endAt)
  const open = world.read(presale)
  for (const { address: fake } of fakes) {
    const forged = await forgeToken(world, token, fake)
    const made = await world.creation(forged, owner)
    const accounts = await accountsOf(world, token, forged, owner, made.presale)
    await expectForgedRefused(world, owner, made.instructions, accounts)
    for (const action of [{ kind: 'withdraw' }, { kind: 'close', isTaxed: false }] as const) {
      const all = await buildCreatorAction(failed, owner, action)
      await expectPaymentRefused(world, owner, all, paid, fake)
    }
    const finalize = swapLast([buildPresaleFinalize(presale, owner)], 4, fake)
    expect((await world.send(owner, finalize)).error).toBe('TokenProgramUnknown')
  }
  expect(world.read(presale)).toEqual(open)
  expect((await world.finalize(presale, owner)).error).toBeUndefined()
  const sold = world.read(presale)
  const claim = await buildPresaleClaim(presale, thief, { signer: thief })
  for (const { address: fake } of fakes)
    await expectPaymentRefused(world, thief, claim, { destination: 4, mint: 5, program: 6 }, fake)
  expect(world.read(presale)).toEqual(sold)
  expect(world.balanceAt(presale.vault)).toBe(6_000_000n)
  expect(world.balanceAt(failed.vault)).toBe(10_000_000n)
})

test('no pool begins with a program that is none of tokens, nor is paid through it', async () => {
  const world = await StakingWorld.open()
  const { owner, thief, token } = await peopleOf(world)
  const fakes = await deployFakes(world, 'locker')
  const tokens = { stake: token, reward: token }
  const pool = await world.pool(tokens, owner)
  world.setTime(pool.draft.startAt)
  expect((await world.deposit(pool, thief, 2_048n)).error).toBeUndefined()
  world.pass(day)
  const before = world.read(pool)
  const { rate, startAt, endAt } = before
  const more = { kind: 'setRewards', rate: rate * 2n, startAt, endAt, amount: 10n ** 9n } as const
  const real = await world.accountOf(token, owner.address)
  for (const { address: fake } of fakes) {
    const forged = await forgeToken(world, token, fake)
    for (const [stake, reward] of [
      [forged, token],
      [token, forged],
      [forged, forged],
    ] as const) {
      const made = await world.creation({ stake, reward }, owner)
      await expectForgedRefused(world, owner, made.instructions, [
        { real, at: 3, token: stake, holder: made.pool },
        { real, at: 7, token: reward, holder: made.rewards },
        { real, at: 9, token: reward, holder: owner.address },
      ])
    }
    const deposit = [await buildStakeDeposit(pool, thief, 10n, before)]
    const staker = { destination: 4, mint: 5, program: 6 }
    await expectPaymentRefused(world, thief, deposit, staker, fake)
    const withdrawal = await buildStakeWithdrawal(pool, thief, 10n)
    await expectPaymentRefused(world, thief, withdrawal, staker, fake)
    const harvest = await buildHarvest(pool, thief)
    await expectPaymentRefused(world, thief, harvest, { destination: 5, mint: 6, program: 7 }, fake)
    const terms = await buildOwnerAction(pool, owner, more)
    await expectPaymentRefused(world, owner, terms, paid, fake)
    const recovery = await buildOwnerAction(pool, owner, { kind: 'recover' })
    await expectPaymentRefused(world, owner, recovery, staker, fake)
  }
  expect(world.find(pool.pool)).toEqual(before)
  expect(world.balanceAt(pool.stakeVault)).toBe(2_048n)
  expect(world.balanceAt(pool.rewardVault)).toBe(864_000_000n)
  world.setTime(endAt)
  expect((await world.withdraw(pool, thief, 2_048n)).error).toBeUndefined()
  expect((await world.harvest(pool, thief)).error).toBeUndefined()
  const close = await buildOwnerAction(pool, owner, world.closing(pool))
  for (const { address: fake } of fakes)
    for (const places of [
      { destination: 3, mint: 4, program: 5 },
      { destination: 8, mint: 9, program: 10 },
    ])
      await expectPaymentRefused(world, owner, close, places, fake)
  expect((await world.send(owner, close)).error).toBeUndefined()
})

test('an account of several signers, whose names make it look like a mint, is none', async () => {
  const world = await LockerWorld.open()
  const { owner, token } = await peopleOf(world)
  const key = await generateKeyPairSigner()
  const space = 355
  // Bytes 45 and 165 say of a mint that it is one; the others say that nobody freezes it, and that nothing follows.
  const bytes = new Uint8Array(space - 3)
  for (const place of [45, 165]) bytes[place - 3] = 1
  const signers = Array.from({ length: 11 }, (_, at) => getAddressDecoder().decode(bytes, 32 * at))
  await world.succeed(owner, [
    getCreateAccountInstruction({
      ...{ payer: owner, newAccount: key, space, lamports: world.rentOf(space) },
      programAddress: TOKEN_2022_PROGRAM_ADDRESS,
    }),
    getInitializeMultisig2Instruction({ multisig: key.address, m: 1, signers }),
  ])
  const { instructions } = await world.creation(token, owner)
  const sent = swapLast(instructions, paid.mint, key.address)
  expect((await world.send(owner, sent)).error).toBe('MintMismatch')
})
