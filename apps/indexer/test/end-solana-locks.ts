import { buildLockAction, type LockAction } from '@slipway/sdk/solana/lock/build-lock-action'
import { getLock } from '@slipway/sdk/solana/lock/get-lock'
import type { Address, KeyPairSigner } from '@solana/kit'
import { day, programs, type SolanaIndexWorld, tokenProgram } from './solana-world.ts'

/** A lock that is prolonged, given away, emptied in two parts and closed; another one of which only a part has left. */
export async function endSolanaLocks(
  world: SolanaIndexWorld,
  mint: Address,
  heir: KeyPairSigner,
): Promise<void> {
  const act = async (address: Address, by: KeyPairSigner, action: LockAction) => {
    const lock = await getLock(world.rpc, programs.locker, address)
    if (!lock) throw new Error('there is such a lock')
    const place = { program: programs.locker, tokenProgram, lock, isTaxed: false }
    await world.send(await buildLockAction(place, by, action), by)
  }
  const [ended, kept] = [await world.lock(mint), await world.lock(mint)]
  await act(ended, world.creator, { kind: 'relock', unlockAt: (await world.now()) + 2 * day })
  await world.give(ended, heir.address)
  await world.pass(2 * day + 60)
  await act(kept, world.creator, { kind: 'withdraw', amount: 150n })
  await act(ended, heir, { kind: 'withdraw', amount: 400n })
  await act(ended, heir, { kind: 'withdraw' })
  await act(ended, heir, { kind: 'close' })
}
