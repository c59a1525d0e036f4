import { expect, test } from 'vitest'
import { LockerWorld } from './locker-world.ts'
import { day, tokenKinds } from './token-world.ts'

test('an owner whose associated account is somebody else’s is paid into another one of its own', async () => {
  const world = await LockerWorld.open()
  const [owner, stranger] = [await world.person(), await world.person()]
  const [{ tokenProgram }] = tokenKinds
  const token = await world.token([owner, stranger], { tokenProgram })
  const lock = await world.lock(token, owner, { amount: 1_000n, unlockIn: 30 * day })
  world.setTime(lock.unlockAt)
  const destination = await world.giveAway(token, owner, stranger.address)
  expect((await world.act(token, lock, owner, { kind: 'withdraw' })).error).toBeDefined()
  const part = { kind: 'withdraw', amount: 400n, destination } as const
  expect((await world.act(token, lock, owner, part)).error).toBeUndefined()
  expect(world.balanceAt(destination)).toBe(400n)
  const rest = { kind: 'withdraw', destination } as const
  expect((await world.act(token, lock, owner, rest)).error).toBeUndefined()
  expect(world.balanceAt(destination)).toBe(1_000n)

  // What a stranger pays into the vault comes with the deposits.
  await world.succeed(stranger, [await world.transfer(token, stranger, lock.vault, 7n)])
  expect((await world.act(token, lock, owner, { kind: 'close' })).error).toBeDefined()
  const close = { kind: 'close', destination } as const
  expect((await world.act(token, lock, owner, close)).error).toBeUndefined()
  expect(world.balanceAt(destination)).toBe(1_007n)
  expect(world.find(lock.address)).toBeUndefined()
})
