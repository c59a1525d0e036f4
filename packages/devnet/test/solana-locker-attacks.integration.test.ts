import { lockBytes } from '@slipway/sdk/solana/lock/lock-codec'
import type { SolanaLock } from '@slipway/sdk/solana/lock/types'
import {
  AccountRole,
  type Address,
  generateKeyPairSigner,
  type Instruction,
  type KeyPairSigner,
} from '@solana/kit'
import { getTransferSolInstruction, SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { delegate, hostileVaults, prepareVault } from './hostile-vaults.ts'
import { LockerWorld } from './locker-world.ts'
import { day, swapLast, type TestToken } from './token-world.ts'

/** Places of accounts in `create`, and in payments. */
const place = { owner: 0, lock: 1, vault: 2, source: 3, mint: 4, tokenProgram: 5 }
const destinationPlace = 3

let world: LockerWorld
let owner: KeyPairSigner
let thief: KeyPairSigner
let token: TestToken
let lock: SolanaLock

beforeAll(async () => {
  world = await LockerWorld.open()
})
beforeEach(async () => {
  ;[owner, thief] = [await world.person(), await world.person()]
  token = await world.token([owner, thief])
  lock = await world.lock(token, owner, { unlockIn: day })
})

const withdrawal = (by: KeyPairSigner) => world.actionOf(token, lock, by, { kind: 'withdraw' })

/** What is locked is where it was, and the lock says what it said. */
function expectUntouched() {
  expect(world.find(lock.address)).toEqual(lock)
  expect(world.balanceAt(lock.vault)).toBe(lock.initialAmount)
}

test('a missing signature: nobody acts for the owner', async () => {
  world.setTime(lock.unlockAt)
  const actions = [
    { kind: 'withdraw' },
    { kind: 'withdraw', amount: 1n },
    { kind: 'relock', unlockAt: lock.unlockAt + day },
    { kind: 'give', receiver: thief.address },
    { kind: 'close' },
  ] as const
  for (const action of actions) {
    const all = await world.actionOf(token, lock, owner, action)
    const last = all.at(-1)
    const accounts = (last?.accounts ?? []).map((meta, index) =>
      index === place.owner ? { address: owner.address, role: AccountRole.WRITABLE } : meta,
    )
    const unsigned = { ...last, accounts } as Instruction
    expect((await world.send(thief, [unsigned])).error).toBe('SignatureMissing')
    expect((await world.act(token, lock, thief, action)).error).toBe('NotOwner')
  }
  expectUntouched()
})

test('a creation takes nobody’s tokens without a signature', async () => {
  const { instructions } = await world.creation(token, owner)
  const last = instructions.at(-1)
  const accounts = (last?.accounts ?? []).map((meta, index) =>
    index === place.owner ? { address: owner.address, role: AccountRole.WRITABLE } : meta,
  )
  const unsigned = { ...last, accounts } as Instruction
  const opening = await world.opening(token, thief, accounts[place.lock]?.address as Address)
  expect((await world.send(thief, [opening, unsigned])).error).toBe('SignatureMissing')
})

test('a wrong vault: neither another lock’s nor an own account', async () => {
  const second = await world.lock(token, thief, { unlockIn: day })
  world.setTime(lock.unlockAt)
  const all = await world.actionOf(token, second, thief, { kind: 'withdraw' })
  expect((await world.send(thief, swapLast(all, place.vault, lock.vault))).error).toBe(
    'VaultMismatch',
  )
  const own = await world.accountOf(token, thief.address)
  const creation = await world.creation(token, thief)
  const toOwn = swapLast(creation.instructions, place.vault, own)
  expect((await world.send(thief, toOwn)).error).toBe('VaultMismatch')
  const toOther = swapLast(creation.instructions, place.vault, lock.vault)
  expect((await world.send(thief, toOther)).error).toBe('VaultMismatch')
  expectUntouched()
})

test('a wrong mint: a worthless token opens no vault', async () => {
  const worthless = await world.token([thief])
  world.setTime(lock.unlockAt)
  const mine = await world.lock(worthless, thief, { unlockIn: 300 })
  world.setTime(mine.unlockAt)
  const all = await world.actionOf(worthless, mine, thief, { kind: 'withdraw' })
  expect((await world.send(thief, swapLast(all, place.mint, token.mint))).error).toBe(
    'MintMismatch',
  )
  const creation = await world.creation(worthless, thief)
  const wrong = swapLast(creation.instructions, place.mint, token.mint)
  expect((await world.send(thief, wrong)).error).toBe('VaultMismatch')
})

test('a lock pays to its owner’s accounts alone', async () => {
  world.setTime(lock.unlockAt)
  const theirs = await world.accountOf(token, thief.address)
  const all = swapLast(await withdrawal(owner), destinationPlace, theirs)
  expect((await world.send(owner, all)).error).toBe('DestinationNotOwners')
  const back = swapLast(await withdrawal(owner), destinationPlace, lock.vault)
  expect((await world.send(owner, back)).error).toBe('DestinationNotOwners')
  expectUntouched()
})

test('forged state: an account that only looks like a lock', async () => {
  world.setTime(lock.unlockAt)
  const real = world.machine.getAccount(lock.address)
  if (!real.exists) throw new Error('There is no lock.')
  const data = new Uint8Array(real.data)
  const forged = await generateKeyPairSigner()
  // Its owner is the thief, and it belongs to another program.
  data.set(new Uint8Array(world.bytesOf(thief.address)), 8)
  for (const programAddress of [SYSTEM_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM_ADDRESS]) {
    world.machine.setAccount({ ...real, address: forged.address, data, programAddress })
    const all = swapLast(await withdrawal(thief), place.lock, forged.address)
    expect((await world.send(thief, all)).error).toBe('Unknown')
  }
  // An account of the program that is no lock: other bytes before, or another length.
  const untagged = new Uint8Array(data)
  untagged[7] = 2
  for (const bytes of [untagged, data.slice(0, 199), new Uint8Array([...data, 0])]) {
    world.machine.setAccount({ ...real, address: forged.address, data: bytes })
    const all = swapLast(await withdrawal(thief), place.lock, forged.address)
    expect((await world.send(thief, all)).error).toBe('Unknown')
  }
  expectUntouched()
})

test('re-initialisation: a lock that stands is not made again', async () => {
  const { instructions } = await world.creation(token, owner, { unlockIn: 300 }, lock.id)
  expect(await world.send(owner, instructions)).toMatchObject({ error: 'AlreadyExists', at: 1 })
  // Nor at an address of one’s own, nor at another creator’s.
  const key = await generateKeyPairSigner()
  const opening = await world.opening(token, owner, key.address)
  const vault = await world.accountOf(token, key.address)
  const [creation] = instructions.slice(-1)
  const elsewhere = swapLast(
    swapLast([opening, creation as Instruction], place.lock, key.address),
    place.vault,
    vault,
  )
  expect((await world.send(owner, elsewhere)).error).toBe('AddressMismatch')
  expectUntouched()
})

test('a fake token program moves nothing', async () => {
  world.setTime(lock.unlockAt)
  for (const fake of [SYSTEM_PROGRAM_ADDRESS, world.program]) {
    const all = swapLast(await withdrawal(owner), place.tokenProgram, fake)
    expect((await world.send(owner, all)).error).toBe('TokenProgramUnknown')
    const creation = await world.creation(token, owner)
    const made = swapLast(creation.instructions, place.tokenProgram, fake)
    expect((await world.send(owner, made)).error).toBe('TokenProgramUnknown')
  }
  expectUntouched()
})

const byThief = () => ({ owner: thief, accomplice: thief.address })

test.each(hostileVaults)('the vault of a lock is none $name', async ({ prepare }) => {
  const { lock, instructions } = await world.creation(token, owner)
  const vault = await prepareVault(world, token, byThief(), lock, prepare)
  const made = swapLast(instructions, place.vault, vault)
  expect((await world.send(owner, made)).error).toBe('VaultUnusable')
})

test('the vault of a lock is the lock’s alone: a delegate from before takes nothing', async () => {
  const clean = await world.creation(token, owner)
  const delegated = await prepareVault(world, token, byThief(), clean.lock, delegate)
  await world.succeed(owner, swapLast(clean.instructions, place.vault, delegated))
  const theirs = await world.accountOf(token, thief.address)
  const taken = await world.transfer(token, thief, theirs, 1n)
  const fromVault = {
    ...taken,
    accounts: taken.accounts.with(0, { ...taken.accounts[0], address: delegated }),
  }
  expect((await world.send(thief, [fromVault as Instruction])).error).not.toBeUndefined()
  expect(world.balanceAt(delegated)).toBe(1_000_000_000n)
})

test('a vault that was frozen before the right to freeze was given up is none', async () => {
  const freezable = await world.token([owner], { freezable: true })
  const creation = await world.creation(freezable, owner)
  await world.freezeForever(freezable, creation.lock)
  expect((await world.send(owner, creation.instructions)).error).toBe('VaultUnusable')
  // Another number has another vault.
  expect(await world.lock(freezable, owner)).toMatchObject({ withdrawn: 0n })
})

test('what was in a vault before counts for nothing', async () => {
  const creation = await world.creation(token, owner, { amount: 500n })
  await world.succeed(thief, [
    await world.opening(token, thief, creation.lock),
    await world.transfer(token, thief, creation.vault, 7_000n),
  ])
  await world.succeed(owner, creation.instructions)
  expect(world.read(creation.lock).initialAmount).toBe(500n)
})

test('a lock has the deposit that the network asks, whatever a creation says', async () => {
  const creation = await world.creation(token, owner)
  const last = creation.instructions.at(-1) as Instruction
  // Where programs are told a deposit, it would stand behind the terms: none at all, and the account would be gone at once.
  const data = new Uint8Array([...(last.data ?? []).slice(0, 45), ...new Uint8Array(8)])
  await world.succeed(owner, [...creation.instructions.slice(0, -1), { ...last, data }])
  expect(world.read(creation.lock).initialAmount).toBe(1_000_000_000n)
  expect(world.machine.getBalance(creation.lock)).toBe(world.rentOf(lockBytes))
})

test('the deposit follows the price that the cluster has, and no lock begins at one that is not understood', async () => {
  const rent = world.machine.getRent()
  const { lamportsPerByteYear, exemptionThreshold } = rent
  try {
    // By the byte alone, as clusters are going to have it.
    rent.exemptionThreshold = 1
    rent.lamportsPerByteYear = lamportsPerByteYear * 2n + 1n
    world.machine.setRent(rent)
    const { address } = await world.lock(token, owner)
    expect(world.machine.getBalance(address)).toBe(328n * rent.lamportsPerByteYear)
    expect(world.rentOf(lockBytes)).toBe(328n * rent.lamportsPerByteYear)
    rent.exemptionThreshold = 1.5
    world.machine.setRent(rent)
    const { instructions } = await world.creation(token, owner)
    expect(await world.send(owner, instructions)).toMatchObject({ error: 6_904, at: 1 })
  } finally {
    rent.lamportsPerByteYear = lamportsPerByteYear
    rent.exemptionThreshold = exemptionThreshold
    world.machine.setRent(rent)
  }
})

test('close and revive: what is paid to an ended lock in the same transaction revives nothing', async () => {
  world.setTime(lock.unlockAt)
  const close = await world.actionOf(token, lock, owner, { kind: 'close' })
  await world.succeed(owner, [
    ...(await withdrawal(owner)),
    ...close,
    getTransferSolInstruction({
      ...{ source: owner, destination: lock.address, amount: world.rentOf(200) },
    }),
  ])
  expect(world.find(lock.address)).toBeUndefined()
  const left = world.machine.getAccount(lock.address)
  expect(left).toMatchObject({ exists: true, programAddress: SYSTEM_PROGRAM_ADDRESS })
  const again = await world.act(token, lock, owner, { kind: 'withdraw' })
  expect(again.error).toBe('Unknown')
  // Its place is free again, for a lock with terms of its own.
  const { instructions } = await world.creation(token, owner, { unlockIn: 2 * day }, lock.id)
  await world.succeed(owner, instructions)
  expect(world.read(lock.address)).toMatchObject({ withdrawn: 0n, unlockAt: world.now + 2 * day })
})

test('a lock that ends and begins anew in one transaction keeps nothing of the one before', async () => {
  world.setTime(lock.unlockAt)
  const terms = { unlockIn: 2 * day, amount: 500n }
  const again = await world.creation(token, owner, terms, lock.id)
  await world.succeed(owner, [
    ...(await withdrawal(owner)),
    ...(await world.actionOf(token, lock, owner, { kind: 'close' })),
    ...again.instructions,
  ])
  const { address, vault } = lock
  const begun = { lockedAt: world.now, unlockAt: world.now + 2 * day, schedule: undefined }
  expect(world.read(address)).toMatchObject({ initialAmount: 500n, withdrawn: 0n, ...begun })
  expect(world.balanceAt(vault)).toBe(500n)
  expect((await world.act(token, lock, owner, { kind: 'withdraw' })).error).toBe('StillLocked')
})

test('unknown instructions, and those that are cut short', async () => {
  const all = await world.actionOf(token, lock, owner, { kind: 'give', receiver: thief.address })
  const last = all.at(-1) as Instruction
  const shortData = 6_901
  const noAccounts = 6_900
  const expected = [
    [{ ...last, data: new Uint8Array([9]) }, 'InstructionUnknown'],
    [{ ...last, data: new Uint8Array() }, 'InstructionUnknown'],
    [{ ...last, data: new Uint8Array([3, 1]) }, shortData],
    [{ ...last, accounts: last.accounts?.slice(0, 2) }, noAccounts],
  ] as const
  for (const [instruction, error] of expected)
    expect((await world.send(owner, [instruction as Instruction])).error).toBe(error)
  expectUntouched()
})

test('nobody can upgrade the program', () => {
  const program = world.machine.getAccount(world.program)
  expect(program.exists && program.executable).toBe(true)
  // Behind its kind and slot the code's account says whose it is: nobody's.
  expect(world.codeAuthority()).toBe(0)
})
