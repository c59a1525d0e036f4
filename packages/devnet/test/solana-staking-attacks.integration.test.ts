import { buildOwnerAction } from '@slipway/sdk/solana/staking/build-owner-action'
import {
  buildHarvest,
  buildStakeDeposit,
  buildStakeWithdrawal,
} from '@slipway/sdk/solana/staking/build-staker-action'
import { findStakeAddress } from '@slipway/sdk/solana/staking/find-stake-address'
import type { SolanaPool } from '@slipway/sdk/solana/staking/types'
import {
  type AccountMeta,
  AccountRole,
  type Address,
  generateKeyPairSigner,
  type Instruction,
  type KeyPairSigner,
} from '@solana/kit'
import { getTransferSolInstruction, SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { extension, TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { beforeEach, expect, test } from 'vitest'
import { StakingWorld, type TestPool } from './staking-world.ts'
import { day, swapLast, type TestToken } from './token-world.ts'

let world: StakingWorld
let owner: KeyPairSigner
let victim: KeyPairSigner
let thief: KeyPairSigner
let stake: TestToken
let reward: TestToken
let pool: TestPool
let before: SolanaPool
/** An account's place of the state of a token account: 2 is frozen. */
const statePlace = 108

beforeEach(async () => {
  world = await StakingWorld.open()
  ;[owner, victim, thief] = [await world.person(), await world.person(), await world.person()]
  stake = await world.token([owner, victim, thief])
  reward = await world.token([owner, thief])
  pool = await world.pool({ stake, reward }, owner)
  world.setTime(pool.draft.startAt)
  for (const one of [victim, thief])
    expect((await world.deposit(pool, one, 1_024n)).error).toBeUndefined()
  world.pass(day)
  before = world.read(pool)
})

/** What is staked and what is paid are where they were, and the pool says what it said. */
function expectUntouched() {
  expect(world.find(pool.pool)).toEqual(before)
  expect(world.balanceAt(pool.stakeVault)).toBe(2_048n)
  expect(world.balanceAt(pool.rewardVault)).toBe(864_000_000n)
}

const placeOf = ({ address }: KeyPairSigner, of = pool) =>
  findStakeAddress(world.program, of.pool, address)
const errorOf = async (by: KeyPairSigner, all: readonly Instruction[]) =>
  (await world.send(by, all)).error
const rewardsOf = ({ rate, startAt, endAt }: SolanaPool) =>
  ({ kind: 'setRewards', rate: rate + 1n, startAt, endAt, amount: 10n ** 9n }) as const
/** Everything that is done with a pool, by somebody, as the last instruction of each. */
const allOf = async (of: TestPool, by: KeyPairSigner) => ({
  deposit: [await buildStakeDeposit(of, by, 10n, world.read(of))],
  withdraw: await buildStakeWithdrawal(of, by, 10n),
  harvest: await buildHarvest(of, by),
  stop: await buildOwnerAction(of, by, { kind: 'stop' }),
  setRewards: await buildOwnerAction(of, by, rewardsOf(world.read(of))),
  setLimit: await buildOwnerAction(of, by, { kind: 'setLimit', limit: 1n }),
  openExit: await buildOwnerAction(of, by, { kind: 'openExit' }),
  recover: await buildOwnerAction(of, by, { kind: 'recover' }),
  close: await buildOwnerAction(of, by, world.closing(of)),
})
const owners = ['stop', 'setRewards', 'setLimit', 'openExit', 'recover', 'close'] as const

test('a stake and its reward leave with their wallet’s signature alone, and to its accounts', async () => {
  const { withdraw, harvest, deposit } = await allOf(pool, thief)
  for (const all of [withdraw, harvest, deposit]) {
    expect(await errorOf(thief, swapLast(all, 2, await placeOf(victim)))).toBe('StakeMismatch')
    const theirs = swapLast(swapLast(all, 2, await placeOf(victim)), 0, victim.address)
    expect(await errorOf(thief, theirs)).toBe('SignatureMissing')
  }
  await world.succeed(thief, [
    await world.opening(stake, thief, victim.address),
    await world.opening(reward, thief, victim.address),
  ])
  const stakes = await world.accountOf(stake, victim.address)
  const rewards = await world.accountOf(reward, victim.address)
  expect(await errorOf(thief, swapLast(withdraw, 4, stakes))).toBe('DestinationNotOwners')
  expect(await errorOf(thief, swapLast(harvest, 5, rewards))).toBe('DestinationNotOwners')
  expectUntouched()
})

test('only the owner acts on a pool, and signs for it', async () => {
  const all = await allOf(pool, thief)
  for (const name of owners) {
    expect(await errorOf(thief, all[name]), name).toBe('NotOwner')
    expect(await errorOf(thief, swapLast(all[name], 0, owner.address)), name).toBe(
      'SignatureMissing',
    )
  }
  const made = await world.creation({ stake, reward }, owner)
  const vaults = [
    await world.opening(stake, thief, made.pool),
    await world.opening(reward, thief, made.rewards),
  ]
  const creation = swapLast(made.instructions, 0, owner.address).slice(-1)
  expect(await errorOf(thief, [...vaults, ...creation])).toBe('SignatureMissing')
  expectUntouched()
})

test('the owner has no way to a stake, nor to what is earned', async () => {
  const earned = 1_000n * BigInt(day)
  expect((await world.act(pool, world.closing(pool))).error).toBe('StillRunning')
  expect((await world.act(pool, { kind: 'recover' })).error).toBe('NothingToRecover')
  expect((await world.act(pool, { kind: 'stop' })).error).toBeUndefined()
  expect((await world.act(pool, { kind: 'recover' })).error).toBeUndefined()
  expect((await world.act(pool, { kind: 'recover' })).error).toBe('NothingToRecover')
  expect((await world.act(pool, world.closing(pool))).error).toBe('StillOwing')
  expect(world.balanceAt(pool.stakeVault)).toBe(2_048n)
  expect(world.balanceAt(pool.rewardVault)).toBe(earned)
  // The rewards' vault is moved by another address than the stakes', where both are of one token too.
  const same = await world.pool({ stake, reward: stake }, owner)
  world.setTime(same.draft.startAt)
  expect((await world.deposit(same, victim, 5n)).error).toBeUndefined()
  world.pass(100)
  expect((await world.act(same, { kind: 'stop' })).error).toBeUndefined()
  const recovery = await buildOwnerAction(same, owner, { kind: 'recover' })
  expect(await errorOf(owner, swapLast(recovery, 3, same.stakeVault))).toBe('VaultMismatch')
  expect(await errorOf(owner, swapLast(recovery, 2, same.pool))).not.toBeUndefined()
  expect((await world.act(same, { kind: 'recover' })).error).toBeUndefined()
  expect(world.balanceAt(same.stakeVault)).toBe(5n)
  expect((await world.withdraw(same, victim, 5n)).error).toBeUndefined()
})

test('a wrong vault, a wrong mint and a fake token program', async () => {
  const other = await world.pool({ stake, reward }, thief)
  const worthless = await world.token([thief, owner])
  const all = await allOf(pool, thief)
  const check = async (
    by: KeyPairSigner,
    what: readonly Instruction[],
    at: { readonly vault: number; readonly mint: number; readonly program: number },
    foreign: Address,
  ) => {
    const own = await world.accountOf(stake, thief.address)
    const expected = [
      [at.vault, own, 'VaultMismatch'],
      [at.vault, foreign, 'VaultMismatch'],
      [at.mint, worthless.mint, 'MintMismatch'],
      [at.program, SYSTEM_PROGRAM_ADDRESS, 'TokenProgramUnknown'],
      [at.program, world.program, 'TokenProgramUnknown'],
    ] as const
    for (const [place, address, error] of expected)
      expect(await errorOf(by, swapLast(what, place, address)), String(place)).toBe(error)
  }
  const staker = { vault: 3, mint: 5, program: 6 }
  await check(thief, all.deposit, staker, other.stakeVault)
  await check(thief, all.withdraw, staker, other.stakeVault)
  await check(thief, all.withdraw, staker, pool.rewardVault)
  await check(thief, all.harvest, { vault: 4, mint: 6, program: 7 }, other.rewardVault)
  await check(thief, all.harvest, { vault: 4, mint: 6, program: 7 }, pool.stakeVault)
  const more = await buildOwnerAction(pool, owner, rewardsOf(before))
  await check(owner, more, { vault: 2, mint: 4, program: 5 }, other.rewardVault)
  expectUntouched()
})

test('forged state of pools and wallets, and what a wallet has elsewhere', async () => {
  const other = await world.pool({ stake, reward }, thief)
  world.setTime(other.draft.startAt)
  expect((await world.deposit(other, thief, 10n ** 12n)).error).toBeUndefined()
  const all = await allOf(pool, thief)
  for (const name of ['deposit', 'withdraw', 'harvest'] as const)
    expect(await errorOf(thief, swapLast(all[name], 2, await placeOf(thief, other)))).toBe(
      'StakeMismatch',
    )
  const copy = await generateKeyPairSigner()
  const genuine = world.machine.getAccount(pool.pool)
  const place = world.machine.getAccount(await placeOf(thief))
  if (!genuine.exists || !place.exists) throw new Error('There is nothing to copy.')
  world.machine.setAccount({
    ...{ ...genuine, address: copy.address, programAddress: SYSTEM_PROGRAM_ADDRESS },
  })
  for (const [name, what] of Object.entries(all))
    expect(await errorOf(thief, swapLast(what, 1, copy.address)), name).toBe('Unknown')
  // Accounts of the program's own, but of no pool: too long, or empty.
  for (const data of [new Uint8Array([...genuine.data, 0]), new Uint8Array(genuine.data.length)]) {
    world.machine.setAccount({ ...genuine, address: copy.address, data })
    for (const [name, what] of Object.entries(all))
      expect(await errorOf(thief, swapLast(what, 1, copy.address)), name).toBe('Unknown')
  }
  // A wallet's account is no pool, and a pool no wallet's.
  for (const what of [all.withdraw, all.harvest]) {
    expect(await errorOf(thief, swapLast(what, 1, await placeOf(thief)))).toBe('Unknown')
    expect(await errorOf(thief, swapLast(what, 2, pool.pool))).toBe('Unknown')
  }
  world.machine.setAccount({
    ...{ ...place, address: copy.address, programAddress: SYSTEM_PROGRAM_ADDRESS },
  })
  for (const what of [all.withdraw, all.harvest])
    expect(await errorOf(thief, swapLast(what, 2, copy.address))).toBe('Unknown')
  expect(world.find(pool.pool)).toEqual(before)
})

test('a pool is made once, at its own address, with vaults of its own', async () => {
  const made = await world.creation({ stake, reward }, owner, {}, before.id)
  expect(await errorOf(owner, made.instructions)).toBe('AlreadyExists')
  const next = await world.creation({ stake, reward }, owner)
  const elsewhere = (await generateKeyPairSigner()).address
  expect(await errorOf(owner, swapLast(next.instructions, 5, elsewhere))).toBe('AddressMismatch')
  const own = await world.accountOf(reward, owner.address)
  for (const [at, vault] of [
    [3, await world.accountOf(stake, owner.address)],
    [3, pool.stakeVault],
    [3, next.rewardVault],
    [7, own],
    [7, pool.rewardVault],
    [7, next.stakeVault],
  ] as const)
    expect(await errorOf(owner, swapLast(next.instructions, at, vault))).toBe('VaultMismatch')
  const wrong = await world.creation({ stake, reward }, thief)
  const moved = swapLast(next.instructions, 1, wrong.pool)
  expect(await errorOf(owner, moved)).not.toBeUndefined()
  expectUntouched()
})

test('what was in a vault before covers no terms', async () => {
  const made = await world.creation({ stake, reward }, owner, { amount: 863_999_999n })
  await world.succeed(thief, [
    await world.opening(reward, thief, made.rewards),
    await world.transfer(reward, thief, made.rewardVault, 10n ** 10n),
  ])
  expect(await errorOf(owner, made.instructions)).toBe('BudgetTooSmall')
})

test('the first stake spoils none that comes later, whatever is given beside it', async () => {
  const made = await world.pool({ stake, reward }, owner)
  world.setTime(made.draft.startAt)
  expect((await world.deposit(made, thief, 1n)).error).toBeUndefined()
  // What strangers give counts for nobody.
  await world.succeed(thief, [
    await world.transfer(stake, thief, made.stakeVault, 10n ** 12n),
    await world.transfer(reward, thief, made.rewardVault, 10n ** 12n),
  ])
  expect((await world.deposit(made, victim, 10n ** 9n)).error).toBeUndefined()
  expect(world.read(made)).toMatchObject({ staked: 10n ** 9n + 1n })
  world.pass(1_000)
  expect(await world.rewardOf(made, victim)).toBe(999_999n)
  expect(await world.rewardOf(made, thief)).toBe(0n)
  expect((await world.harvest(made, thief)).error).toBe('NothingToHarvest')
  // Dust earns its part once it is a whole unit, and takes none of somebody else's.
  world.pass(day)
  expect((await world.withdraw(made, victim, 10n ** 9n)).error).toBeUndefined()
  expect((await world.harvest(made, victim)).error).toBeUndefined()
  world.setTime(made.draft.endAt)
  expect((await world.withdraw(made, thief, 1n)).error).toBeUndefined()
  expect((await world.harvest(made, thief)).error).toBeUndefined()
  const { owed, surplus } = world.read(made)
  expect(surplus).toBe(0n)
  expect(owed).toBeLessThan(3n)
  expect(world.balanceAt(made.rewardVault)).toBe(owed + 10n ** 12n)
  const held = await world.balanceOf(stake, owner.address)
  expect((await world.act(made, world.closing(made))).error).toBeUndefined()
  expect((await world.balanceOf(stake, owner.address)) - held).toBe(10n ** 12n)
})

test('a wallet is paid once, also within one transaction', async () => {
  const harvest = await buildHarvest(pool, thief)
  expect(await errorOf(thief, [...harvest, ...harvest.slice(-1)])).toBe('NothingToHarvest')
  const withdraw = await buildStakeWithdrawal(pool, thief, 1_024n)
  expect(await errorOf(thief, [...withdraw, ...withdraw.slice(-1)])).toBe('StakeTooSmall')
  // In and out within one second: nothing is earned.
  expect((await world.act(pool, { kind: 'openExit' })).error).toBeUndefined()
  const big = 10n ** 12n
  const deposit = await buildStakeDeposit(pool, thief, big, before)
  const out = await buildStakeWithdrawal(pool, thief, big)
  const due = await world.rewardOf(pool, thief)
  expect(await errorOf(thief, [deposit, ...out])).toBeUndefined()
  expect(await world.rewardOf(pool, thief)).toBe(due)
})

test('a frozen reward keeps no stake: it leaves whole, and what was earned stays due', async () => {
  const vault = world.machine.getAccount(pool.rewardVault)
  if (!vault.exists) throw new Error('There is no vault.')
  const frozen = new Uint8Array(vault.data)
  frozen[statePlace] = 2
  world.machine.setAccount({ ...vault, data: frozen })
  expect((await world.harvest(pool, victim)).error).not.toBeUndefined()
  const held = await world.balanceOf(stake, victim.address)
  expect((await world.withdraw(pool, victim, 1_024n)).error).toBeUndefined()
  expect((await world.balanceOf(stake, victim.address)) - held).toBe(1_024n)
  expect((await world.stakeOf(pool, victim))?.due).toBe(500n * BigInt(day))
  world.machine.setAccount({ ...vault })
  expect((await world.harvest(pool, victim)).error).toBeUndefined()
  expect(await world.stakeOf(pool, victim)).toBeUndefined()
})

test('a mint that was closed and made anew with a way to freeze is not staked any more', async () => {
  const extensions = [extension('MintCloseAuthority', { closeAuthority: thief.address })]
  const options = { tokenProgram: TOKEN_2022_PROGRAM_ADDRESS, extensions }
  const token = await world.token([owner, victim], options)
  const made = await world.pool({ stake: token, reward: token }, owner)
  world.setTime(made.draft.startAt)
  expect((await world.deposit(made, victim, 1n)).error).toBeUndefined()
  const mint = world.machine.getAccount(token.mint)
  if (!mint.exists) throw new Error('There is no mint.')
  const spoiled = new Uint8Array(mint.data)
  spoiled.set([1, 0, 0, 0], 46)
  world.machine.setAccount({ ...mint, data: spoiled })
  expect((await world.deposit(made, victim, 1n)).error).toBe('MintFreezable')
  expect((await world.act(made, rewardsOf(world.read(made)))).error).toBe('MintFreezable')
  world.pass(day)
  expect((await world.withdraw(made, victim, 1n)).error).toBeUndefined()
})

test('close and revive: an ended account is nothing, and another pool in its place owes nothing', async () => {
  expect((await world.act(pool, { kind: 'stop' })).error).toBeUndefined()
  const withdraw = await buildStakeWithdrawal(pool, thief, 1_024n)
  const harvest = await buildHarvest(pool, thief)
  const place = await placeOf(thief)
  const revive = (destination: Address, source: KeyPairSigner) =>
    getTransferSolInstruction({ source, destination, amount: world.rentOf(500) })
  await world.succeed(thief, [...withdraw, ...harvest, revive(place, thief)])
  expect(world.machine.getAccount(place)).toMatchObject({
    ...{ exists: true, programAddress: SYSTEM_PROGRAM_ADDRESS },
  })
  for (const all of [withdraw, harvest]) expect(await errorOf(thief, all)).toBe('Unknown')
  await world.succeed(victim, [
    ...(await buildStakeWithdrawal(pool, victim, 1_024n)),
    ...(await buildHarvest(pool, victim)),
  ])
  const deposit = await buildStakeDeposit(pool, thief, 10n, before)
  const close = await buildOwnerAction(pool, owner, world.closing(pool))
  await world.succeed(owner, [...close, revive(pool.pool, owner)])
  expect(world.find(pool.pool)).toBeUndefined()
  // The same address, with another lock time: who read the one before stakes nothing.
  const change = { lockSeconds: 1_000 * day }
  const again = await world.creation({ stake, reward }, owner, change, before.id)
  await world.succeed(owner, again.instructions)
  world.setTime(world.now + 400)
  expect(await errorOf(thief, [deposit])).toBe('TermsMoved')
  const lockless = await buildStakeDeposit(pool, thief, 10n, {
    ...world.read(pool),
    lockSeconds: 1,
  })
  expect(await errorOf(thief, [lockless])).toBe('TermsMoved')
  for (const all of [withdraw, harvest]) expect(await errorOf(thief, all)).toBe('Unknown')
  expect((await world.deposit(pool, thief, 10n)).error).toBeUndefined()
  expect(world.read(pool)).toMatchObject({ staked: 10n, accounts: 1 })
})

test('a pool is not closed within the second of its making, where another one would pass for it', async () => {
  const terms = { startAt: world.now, lockSeconds: 1_000 * day }
  const made = await world.creation({ stake, reward }, owner, terms, 77n)
  await world.succeed(owner, made.instructions)
  const deposit = await buildStakeDeposit(made, thief, 10n, world.read(made))
  const own = { ...pool, ...made }
  expect((await world.act(own, { kind: 'stop' })).error).toBeUndefined()
  expect((await world.act(own, world.closing(own))).error).toBe('JustCreated')
  world.pass(1)
  expect((await world.act(own, world.closing(own))).error).toBeUndefined()
  // Of the least that there is, for as long.
  const worse = { ...terms, rate: 1n, startAt: world.now, endAt: world.now + 300 }
  const again = await world.creation({ stake, reward }, owner, worse, 77n)
  expect(again.pool).toBe(made.pool)
  await world.succeed(owner, again.instructions)
  expect(await errorOf(thief, [deposit])).toBe('TermsMoved')
})

test('unknown instructions, and those that are cut short', async () => {
  const [last] = (await allOf(pool, thief)).deposit
  const [shortData, noAccounts] = [6_901, 6_900]
  const expected = [
    [{ ...last, data: new Uint8Array([10]) }, 'InstructionUnknown'],
    [{ ...last, data: new Uint8Array() }, 'InstructionUnknown'],
    [{ ...last, data: new Uint8Array([1, 1, 0, 0]) }, shortData],
    [{ ...last, accounts: last?.accounts?.slice(0, 7) }, noAccounts],
  ] as const
  for (const [instruction, error] of expected)
    expect(await errorOf(thief, [instruction as Instruction])).toBe(error)
  expectUntouched()
})

test('an account that is only read is not written', async () => {
  for (const by of [thief, owner])
    for (const [name, all] of Object.entries(await allOf(pool, by))) {
      const [last] = all.slice(-1)
      const accounts = (last?.accounts ?? []).map(
        (meta, at): AccountMeta =>
          at === 1 ? { address: meta.address, role: AccountRole.READONLY } : meta,
      )
      const sent = [...all.slice(0, -1), { ...last, accounts } as Instruction]
      expect(await errorOf(by, sent), name).not.toBeUndefined()
    }
  expectUntouched()
})

test('nobody can upgrade the program', () => {
  const program = world.machine.getAccount(world.program)
  expect(program.exists && program.executable).toBe(true)
  expect(world.codeAuthority()).toBe(0)
})
