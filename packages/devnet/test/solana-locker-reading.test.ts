import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { getLocks } from '@slipway/sdk/solana/lock/get-locks'
import { nameLockError } from '@slipway/sdk/solana/lock/name-lock-error'
import { expect, test } from 'vitest'
import { deployLocalPrograms } from '../src/solana/deploy-local-programs.ts'
import { LocalCluster } from '../src/solana/local-cluster.ts'
import { createClusterRpc } from './create-cluster-rpc.ts'
import { LockerWorld } from './locker-world.ts'
import { day } from './token-world.ts'

test('a node finds the locks of a token, and of an owner, and no others', async () => {
  const cluster = new LocalCluster()
  await deployLocalPrograms(cluster)
  const program = getSolanaPrograms(902)?.locker
  if (!program) throw new Error('The client knows no program.')
  const world = new LockerWorld(cluster.machine, program, nameLockError)
  const rpc = createClusterRpc(cluster)
  const [creator, stranger] = [await world.person(), await world.person()]
  const token = await world.token([creator, stranger])
  const mine = await world.lock(token, creator, { amount: 70n })
  world.pass(day)
  const theirs = await world.lock(token, stranger, { amount: 30n, unlockIn: day })
  world.pass(day)
  const other = await world.lock(await world.token([creator]), creator)
  expect(await getLocks(rpc, program, { mint: token.mint })).toEqual([theirs, mine])
  expect(await getLocks(rpc, program, { owner: creator.address })).toEqual([other, mine])
})
