import { buildOwnerAction } from '@slipway/sdk/solana/staking/build-owner-action'
import {
  buildHarvest,
  buildStakeDeposit,
  buildStakeWithdrawal,
} from '@slipway/sdk/solana/staking/build-staker-action'
import { findStakeAddress } from '@slipway/sdk/solana/staking/find-stake-address'
import type { Instruction, KeyPairSigner } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  expectForgeriesUnknown,
  expectOwnPlaces,
  expectRefusals,
  expectWritten,
} from './account-attacks.ts'
import { delegate, hostileBytes, hostileVaults, overwrite, prepareVault } from './hostile-vaults.ts'
import { StakingWorld, type TestPool } from './staking-world.ts'
import { day, firstTokenProgram, swapLast, type TestToken } from './token-world.ts'

/** Places of accounts, where both tokens have one: that of the stakes first. */
const ofCreate = { mint: [2, 6], vault: [3, 7], program: [4, 8] } as const
const ofClose = { vault: [2, 7], destination: [3, 8], mint: [4, 9], program: [5, 10] } as const
const ofRecover = { rewards: 2, vault: 3, destination: 4, mint: 5, program: 6 } as const
const ofHarvest = { rewards: 3, destination: 5 } as const
/** Errors of the token programs themselves. */
const [otherMint, otherOwner] = [3, 4]

let world: StakingWorld
let owner: KeyPairSigner
let victim: KeyPairSigner
let thief: KeyPairSigner
let stake: TestToken
let reward: TestToken

beforeEach(async () => {
  world = await StakingWorld.open()
  ;[owner, victim, thief] = [await world.person(), await world.person(), await world.person()]
  stake = await world.token([owner, victim, thief])
  reward = await world.token([owner, victim, thief])
})

const errorOf = async (by: KeyPairSigner, all: readonly Instruction[]) =>
  (await world.send(by, all)).error
const vaultAt = (which: 0 | 1, of: Pick<TestPool, 'stakeVault' | 'rewardVault'>) =>
  which === 0 ? of.stakeVault : of.rewardVault

describe.each([
  { which: 0, of: 'the stakes' },
  { which: 1, of: 'the rewards' },
] as const)('the vault of $of', ({ which }) => {
  const begin = async () => {
    const made = await world.creation({ stake, reward }, owner)
    const token = which === 0 ? stake : reward
    const holder = which === 0 ? made.pool : made.rewards
    return { made, token, holder }
  }
  const by = () => ({ owner: thief, accomplice: thief.address })

  test.each(hostileVaults)('is none $name', async ({ prepare }) => {
    const { made, token, holder } = await begin()
    const vault = await prepareVault(world, token, by(), holder, prepare)
    const sent = swapLast(made.instructions, ofCreate.vault[which], vault)
    expect(await errorOf(owner, sent)).toBe('VaultUnusable')
    expect(world.find(made.pool)).toBeUndefined()
  })

  test.each(hostileBytes)('is none $name', async ({ at, bytes }) => {
    const { made } = await begin()
    await world.succeed(owner, made.instructions.slice(0, -1))
    overwrite(world, vaultAt(which, made), at, bytes)
    expect(await errorOf(owner, made.instructions.slice(-1))).toBe('VaultUnusable')
  })

  test('is nobody else’s once it is handed over: a delegate from before takes nothing', async () => {
    const { made, token, holder } = await begin()
    const vault = await prepareVault(world, token, by(), holder, delegate)
    const sent = swapLast(made.instructions, ofCreate.vault[which], vault)
    await world.succeed(owner, sent)
    world.pass(400)
    const place = { ...made, ...(which === 0 ? { stakeVault: vault } : { rewardVault: vault }) }
    expect((await world.deposit(place, victim, 2_048n)).error).toBeUndefined()
    const held = world.balanceAt(vault)
    expect(held).toBeGreaterThan(0n)
    const theirs = await world.accountOf(token, thief.address)
    const taken = await world.transfer(token, thief, theirs, 1n)
    const accounts = taken.accounts.with(0, { ...taken.accounts[0], address: vault })
    expect(await errorOf(thief, [{ ...taken, accounts } as Instruction])).toBe(otherOwner)
    expect(world.balanceAt(vault)).toBe(held)
  })
})

test('a pool begins with the mints, vaults and token programs that belong together, and takes its owner’s tokens alone', async () => {
  const other = await world.pool({ stake, reward }, thief)
  const old = await world.token([owner], { tokenProgram: firstTokenProgram })
  const { instructions } = await world.creation({ stake, reward }, owner)
  const theirs = await world.accountOf(reward, victim.address)
  for (const which of [0, 1] as const)
    await expectRefusals(world, owner, instructions, [
      [ofCreate.mint[which], old.mint, 'MintMismatch'],
      [ofCreate.mint[which], (which === 0 ? reward : stake).mint, 'VaultMismatch'],
      // An account of tokens is no mint, and no other account is either.
      [ofCreate.mint[which], theirs, 'MintMismatch'],
      [ofCreate.mint[which], other.pool, 'MintMismatch'],
      [ofCreate.vault[which], vaultAt(which, other), 'VaultMismatch'],
      [ofCreate.vault[which], (which === 0 ? stake : reward).mint, 'VaultMismatch'],
      [ofCreate.vault[which], other.pool, 'VaultMismatch'],
      [ofCreate.program[which], SYSTEM_PROGRAM_ADDRESS, 'TokenProgramUnknown'],
      [ofCreate.program[which], world.program, 'TokenProgramUnknown'],
      [ofCreate.program[which], firstTokenProgram, 'MintMismatch'],
    ])
  await expectRefusals(world, owner, instructions, [
    [9, theirs, otherOwner],
    [9, other.rewardVault, otherOwner],
    [9, await world.accountOf(stake, owner.address), otherMint],
  ])
  expect(world.balanceAt(other.rewardVault)).toBe(864_000_000n)
})

test('a recovery pays out of the rewards’ vault, to the owner alone', async () => {
  const [pool, other] = [
    await world.pool({ stake, reward }, owner),
    await world.pool({ stake, reward }, thief),
  ]
  const worthless = await world.token([owner])
  world.setTime(pool.draft.startAt)
  expect((await world.deposit(pool, victim, 2_048n)).error).toBeUndefined()
  expect((await world.act(pool, { kind: 'stop' })).error).toBeUndefined()
  const recovery = await buildOwnerAction(pool, owner, { kind: 'recover' })
  const { rewards, vault, destination, mint, program } = ofRecover
  await expectRefusals(world, owner, recovery, [
    [vault, await world.accountOf(reward, owner.address), 'VaultMismatch'],
    [vault, other.rewardVault, 'VaultMismatch'],
    [vault, pool.stakeVault, 'VaultMismatch'],
    [mint, worthless.mint, 'MintMismatch'],
    [mint, stake.mint, 'MintMismatch'],
    [program, SYSTEM_PROGRAM_ADDRESS, 'TokenProgramUnknown'],
    [program, world.program, 'TokenProgramUnknown'],
    [program, firstTokenProgram, 'MintMismatch'],
    [destination, await world.accountOf(reward, thief.address), 'DestinationNotOwners'],
    [destination, pool.rewardVault, 'DestinationNotOwners'],
    [destination, pool.stakeVault, 'DestinationNotOwners'],
    [destination, await world.accountOf(stake, owner.address), otherMint],
  ])
  // Another address than the rewards' own signs for nothing.
  for (const holder of [pool.pool, other.rewards, owner.address])
    expect(await errorOf(owner, swapLast(recovery, rewards, holder))).not.toBeUndefined()
  expect(world.balanceAt(pool.rewardVault)).toBe(864_000_000n)
  expect(world.balanceAt(pool.stakeVault)).toBe(2_048n)
  expect(await errorOf(owner, recovery)).toBeUndefined()
})

test('nothing is staked out of a vault, and a harvest is paid by the rewards’ own address alone', async () => {
  const same = { stake: reward, reward }
  const [pool, other] = [await world.pool(same, owner), await world.pool(same, owner)]
  world.setTime(pool.draft.startAt)
  expect((await world.deposit(pool, victim, 2_048n)).error).toBeUndefined()
  world.pass(1_000)
  const deposit = [await buildStakeDeposit(pool, victim, 1_024n, world.read(pool))]
  await expectRefusals(world, victim, deposit, [
    [4, pool.stakeVault, otherOwner],
    [4, pool.rewardVault, otherOwner],
    [4, other.rewardVault, otherOwner],
  ])
  const harvest = await buildHarvest(pool, victim)
  for (const mover of [pool.pool, other.rewards, victim.address, owner.address])
    expect(await errorOf(victim, swapLast(harvest, ofHarvest.rewards, mover))).not.toBeUndefined()
  await expectRefusals(world, victim, harvest, [
    [ofHarvest.destination, pool.rewardVault, 'DestinationNotOwners'],
    [ofHarvest.destination, pool.stakeVault, 'DestinationNotOwners'],
  ])
  expect(world.read(pool)).toMatchObject({ staked: 2_048n, accounts: 1 })
  expect(world.balanceAt(pool.rewardVault)).toBe(864_000_000n)
  expect(world.balanceAt(pool.stakeVault)).toBe(2_048n)
  expect(await errorOf(victim, harvest)).toBeUndefined()
})

test('a pool closes over its own vaults, to its owner’s accounts', async () => {
  const old = await world.token([owner, thief], { tokenProgram: firstTokenProgram })
  const pool = await world.pool({ stake, reward: old }, owner)
  const other = await world.pool({ stake, reward: old }, thief)
  const worthless = await world.token([owner])
  world.setTime(pool.draft.endAt)
  // What strangers paid is in the stakes' vault: there is something to take of both.
  await world.succeed(thief, [await world.transfer(stake, thief, pool.stakeVault, 77n)])
  const all = await buildOwnerAction(pool, owner, world.closing(pool))
  for (const which of [0, 1] as const) {
    const [token, foreign] = which === 0 ? [stake, old] : [old, stake]
    await expectRefusals(world, owner, all, [
      [ofClose.vault[which], await world.accountOf(token, owner.address), 'VaultMismatch'],
      [ofClose.vault[which], vaultAt(which, other), 'VaultMismatch'],
      [ofClose.vault[which], vaultAt(which === 0 ? 1 : 0, pool), 'VaultMismatch'],
      [ofClose.mint[which], worthless.mint, 'MintMismatch'],
      [ofClose.mint[which], foreign.mint, 'MintMismatch'],
      [ofClose.program[which], SYSTEM_PROGRAM_ADDRESS, 'TokenProgramUnknown'],
      [ofClose.program[which], world.program, 'TokenProgramUnknown'],
      [ofClose.program[which], foreign.tokenProgram, 'MintMismatch'],
      [
        ofClose.destination[which],
        await world.accountOf(token, thief.address),
        'DestinationNotOwners',
      ],
      [ofClose.destination[which], vaultAt(which, pool), 'DestinationNotOwners'],
      [
        ofClose.destination[which],
        await world.accountOf(foreign, owner.address),
        'DestinationNotOwners',
      ],
    ])
  }
  for (const holder of [pool.pool, other.rewards, owner.address])
    expect(await errorOf(owner, swapLast(all, 6, holder))).not.toBeUndefined()
  expect(world.balanceAt(pool.stakeVault)).toBe(77n)
  expect(world.balanceAt(pool.rewardVault)).toBe(864_000_000n)
  expect(await errorOf(owner, all)).toBeUndefined()
  expect(world.find(pool.pool)).toBeUndefined()
})

test('stakes and rewards of one token are never taken for one another', async () => {
  const token = await world.token([owner, victim, thief])
  const tokens = { stake: token, reward: token }
  const made = await world.creation(tokens, owner)
  const exchange = (all: readonly Instruction[], { stakeVault, rewardVault }: typeof made) => {
    const swap = new Map([
      [stakeVault, rewardVault],
      [rewardVault, stakeVault],
    ])
    const [last] = all.slice(-1)
    const accounts = last?.accounts?.map((meta) => ({
      ...meta,
      address: swap.get(meta.address) ?? meta.address,
    }))
    return [...all.slice(0, -1), { ...last, accounts } as Instruction]
  }
  expect(await errorOf(owner, exchange(made.instructions, made))).toBe('VaultMismatch')
  // One vault for both is none either.
  for (const which of [0, 1] as const) {
    const one = swapLast(
      made.instructions,
      ofCreate.vault[which],
      vaultAt(which === 0 ? 1 : 0, made),
    )
    expect(await errorOf(owner, one)).toBe('VaultMismatch')
  }
  const pool = await world.pool(tokens, owner)
  world.setTime(pool.draft.startAt)
  for (const one of [victim, thief])
    expect((await world.deposit(pool, one, 2_048n)).error).toBeUndefined()
  world.pass(day)
  const terms = world.read(pool)
  const { startAt, endAt } = terms
  const more = { kind: 'setRewards', rate: 2_000n, startAt, endAt, amount: 10n ** 9n } as const
  const calls = [
    [thief, [await buildStakeDeposit(pool, thief, 10n, terms)]],
    [thief, await buildStakeWithdrawal(pool, thief, 10n)],
    [thief, await buildHarvest(pool, thief)],
    [owner, await buildOwnerAction(pool, owner, more)],
    [owner, await buildOwnerAction(pool, owner, { kind: 'recover' })],
  ] as const
  for (const [index, [by, all]] of calls.entries())
    expect(await errorOf(by, exchange(all, { ...made, ...pool })), String(index)).toBe(
      'VaultMismatch',
    )
  // Out of one vault into the other is no payment, and no deposit.
  const [deposit, withdrawal, harvest] = calls
  for (const vault of [pool.stakeVault, pool.rewardVault]) {
    expect(await errorOf(thief, swapLast(deposit[1], 4, vault))).toBe(otherOwner)
    expect(await errorOf(thief, swapLast(withdrawal[1], 4, vault))).toBe('DestinationNotOwners')
    expect(await errorOf(thief, swapLast(harvest[1], 5, vault))).toBe('DestinationNotOwners')
  }
  expect(world.find(pool.pool)).toEqual(terms)
  expect(world.balanceAt(pool.stakeVault)).toBe(4_096n)
  expect(world.balanceAt(pool.rewardVault)).toBe(864_000_000n)
  // Everybody leaves with what is theirs, and the owner closes with the rest, from the right vaults alone.
  world.setTime(endAt)
  for (const one of [victim, thief]) {
    expect((await world.withdraw(pool, one, 2_048n)).error).toBeUndefined()
    expect((await world.harvest(pool, one)).error).toBeUndefined()
  }
  const close = await buildOwnerAction(pool, owner, world.closing(pool))
  expect(await errorOf(owner, exchange(close, { ...made, ...pool }))).toBe('VaultMismatch')
  expect(await errorOf(owner, close)).toBeUndefined()
})

/** Everything that somebody does with a pool. */
async function allOf(pool: TestPool, by: KeyPairSigner) {
  const terms = world.read(pool)
  const { rate, startAt, endAt } = terms
  const more = { kind: 'setRewards', rate: rate * 2n, startAt, endAt, amount: 10n ** 9n } as const
  return {
    deposit: [await buildStakeDeposit(pool, by, 10n, terms)],
    withdraw: await buildStakeWithdrawal(pool, by, 10n),
    harvest: await buildHarvest(pool, by),
    stop: await buildOwnerAction(pool, by, { kind: 'stop' }),
    setRewards: await buildOwnerAction(pool, by, more),
    setLimit: await buildOwnerAction(pool, by, { kind: 'setLimit', limit: 9_000n }),
    openExit: await buildOwnerAction(pool, by, { kind: 'openExit' }),
    recover: await buildOwnerAction(pool, by, { kind: 'recover' }),
    close: await buildOwnerAction(pool, by, world.closing(pool)),
  }
}

test('forged state: nothing is staked, paid or changed by it', async () => {
  const pool = await world.pool({ stake, reward }, owner)
  world.setTime(pool.draft.startAt)
  for (const one of [victim, thief])
    expect((await world.deposit(pool, one, 2_048n)).error).toBeUndefined()
  world.pass(day)
  const before = world.read(pool)
  const calls = await allOf(pool, thief)
  await expectForgeriesUnknown(world, thief, { address: pool.pool, at: 1 }, calls)
  const address = await findStakeAddress(world.program, pool.pool, thief.address)
  const { withdraw, harvest } = calls
  await expectForgeriesUnknown(world, thief, { address, at: 2 }, { withdraw, harvest })
  expect(world.find(pool.pool)).toEqual(before)
  expect(world.balanceAt(pool.stakeVault)).toBe(4_096n)
  expect(world.balanceAt(pool.rewardVault)).toBe(864_000_000n)
})

test('an account that is only read is not written, whatever is done', async () => {
  const { instructions } = await world.creation({ stake, reward }, owner)
  // Nothing is staked yet.
  await expectWritten(world, owner, instructions, [3])
  const limits = { limit: 4_096n, limitSeconds: day }
  const pool = await world.pool({ stake, reward }, owner, limits)
  world.setTime(pool.draft.startAt + 100)
  for (const one of [victim, thief])
    expect((await world.deposit(pool, one, 2_048n)).error).toBeUndefined()
  world.pass(day)
  const before = world.read(pool)
  const [theirs, owners] = [await allOf(pool, thief), await allOf(pool, owner)]
  // Whose tokens move, or terms, is paid no SOL until the last of a wallet or a pool.
  for (const name of ['deposit', 'withdraw', 'harvest'] as const)
    await expectWritten(world, thief, theirs[name], [0])
  for (const name of ['stop', 'setRewards', 'setLimit', 'openExit', 'recover'] as const)
    await expectWritten(world, owner, owners[name], [0])
  const fresh = await world.person()
  await world.succeed(fresh, [
    await world.opening(stake, fresh, fresh.address),
    await world.transfer(stake, thief, await world.accountOf(stake, fresh.address), 100n),
  ])
  await expectWritten(world, fresh, (await allOf(pool, fresh)).deposit)
  expect(world.find(pool.pool)).toEqual(before)
  world.setTime(pool.draft.endAt)
  for (const one of [victim, thief]) {
    expect((await world.withdraw(pool, one, 2_048n)).error).toBeUndefined()
    await expectWritten(world, one, await buildHarvest(pool, one))
    expect((await world.harvest(pool, one)).error).toBeUndefined()
  }
  await world.succeed(thief, [await world.transfer(stake, thief, pool.stakeVault, 77n)])
  await expectWritten(world, owner, (await allOf(pool, owner)).close)
  expect(await errorOf(owner, (await allOf(pool, owner)).close)).toBeUndefined()
})

test.each([true, false])(
  'no account of an instruction is taken for another one, of the same pool or of one that is somebody’s own; of one token: %s',
  async (isOne) => {
    const paid = isOne ? stake : reward
    const pool = await world.pool({ stake, reward: paid }, owner)
    const own = await world.pool({ stake, reward: paid }, thief)
    const fresh = await world.person()
    await world.succeed(fresh, [
      await world.opening(stake, fresh, fresh.address),
      await world.transfer(stake, thief, await world.accountOf(stake, fresh.address), 100n),
    ])
    world.setTime(pool.draft.startAt + 100)
    for (const held of [pool, own])
      for (const one of [victim, thief])
        expect((await world.deposit(held, one, 2_048n)).error).toBeUndefined()
    world.pass(day)
    const people = [victim, thief]
    const find = ({ pool: of }: TestPool, { address }: KeyPairSigner) =>
      findStakeAddress(world.program, of, address)
    const others = [
      ...[pool, own].flatMap((of) => [of.pool, of.rewards, of.stakeVault, of.rewardVault]),
      ...(await Promise.all([pool, own].flatMap((of) => people.map((one) => find(of, one))))),
      ...(await Promise.all(
        [stake, reward].flatMap((of) => people.map((one) => world.accountOf(of, one.address))),
      )),
      ...[...people.map(({ address }) => address), stake.mint, reward.mint],
    ]
    const theirs = await allOf(pool, thief)
    await expectOwnPlaces(world, fresh, (await allOf(pool, fresh)).deposit, others)
    for (const all of [theirs.withdraw, theirs.harvest])
      await expectOwnPlaces(world, thief, all, others)
    const { stop, setRewards, openExit, recover } = await allOf(own, thief)
    for (const all of [stop, setRewards, openExit, recover])
      await expectOwnPlaces(world, thief, all, others)
    const { instructions } = await world.creation({ stake, reward: paid }, thief)
    await expectOwnPlaces(world, thief, instructions, others)
    world.setTime(own.draft.endAt)
    for (const one of [victim, thief])
      await world.succeed(one, [
        ...(await buildStakeWithdrawal(own, one, 2_048n)),
        ...(await buildHarvest(own, one)),
      ])
    await world.succeed(thief, [await world.transfer(stake, thief, own.stakeVault, 77n)])
    await expectOwnPlaces(world, thief, (await allOf(own, thief)).close, others)
  },
)
