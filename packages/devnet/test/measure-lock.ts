import { drawVaultId } from '@slipway/sdk/solana/draw-vault-id'
import type { LockAction } from '@slipway/sdk/solana/lock/build-lock-action'
import type { LockerWorld } from './locker-world.ts'
import { day, feeOf, type tokenKinds } from './token-world.ts'

/** Of the taxed token. */
const lockFeeBps = 200

/**
 * Compute units of each instruction of a lock with a schedule, whose number is drawn as the website draws it. Opening an
 * account that is open is the payer's caution, and not counted.
 */
export async function measureLock(
  world: LockerWorld,
  kind: (typeof tokenKinds)[number],
): Promise<Readonly<Record<string, number>>> {
  const [creator, other] = [await world.person(), await world.person()]
  const extensions = kind.isTaxed ? [feeOf(creator.address, lockFeeBps)] : []
  const token = await world.token([creator, other], { ...kind, extensions })
  const start = world.now
  const schedule = { cliffAt: start + day, firstBps: 0, cycleSeconds: 0, cycleBps: 0 }
  const of = { ...token, creator: creator.address }
  const id = await drawVaultId(world.program, 'lock', of)
  const terms = { unlockAt: start + 100 * day, schedule }
  const made = await world.creation(token, creator, terms, id)
  const created = (await world.succeed(creator, made.instructions)).units
  const lock = world.read(made.lock)
  const act = async (action: LockAction, owner = creator) => {
    const all = await world.actionOf(token, lock, owner, action)
    return (await world.succeed(owner, all.slice(-1))).units
  }
  const relocked = await act({ kind: 'relock', unlockAt: start + 101 * day })
  world.setTime(start + 50 * day)
  const part = await act({ kind: 'withdraw', amount: 1_000n })
  const released = await act({ kind: 'withdraw' })
  const given = await act({ kind: 'give', receiver: other.address })
  world.setTime(start + 101 * day)
  await act({ kind: 'withdraw' }, other)
  const closing = await world.actionOf(token, lock, other, { kind: 'close' })
  const closed = (await world.succeed(other, closing.slice(1))).units
  return {
    ...{ create: created, extend: relocked, 'withdraw, linear': released },
    ...{ 'withdraw, an amount': part, give: given, close: closed },
  }
}
