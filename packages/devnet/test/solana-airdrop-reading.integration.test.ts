import { getAirdrop } from '@slipway/sdk/solana/airdrop/get-airdrop'
import { getAirdrops } from '@slipway/sdk/solana/airdrop/get-airdrops'
import { nameAirdropError } from '@slipway/sdk/solana/airdrop/name-airdrop-error'
import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { expect, test } from 'vitest'
import { deployLocalPrograms } from '../src/solana/deploy-local-programs.ts'
import { LocalCluster } from '../src/solana/local-cluster.ts'
import { AirdropWorld } from './airdrop-world.ts'
import { createClusterRpc } from './create-cluster-rpc.ts'
import { day } from './token-world.ts'

test('an airdrop is read from a node of the local cluster, which has the program where the client looks for it', async () => {
  const cluster = new LocalCluster()
  await deployLocalPrograms(cluster)
  const program = getSolanaPrograms(902)?.airdrop
  if (!program) throw new Error('The client knows no program.')
  const world = new AirdropWorld(cluster.machine, program, nameAirdropError)
  const rpc = createClusterRpc(cluster)
  const creator = await world.person()
  const token = await world.token([creator])
  const list = [
    { claimant: creator.address, amount: 40n },
    { claimant: creator.address, amount: 60n },
  ]
  const terms = { firstBps: 5_000, releaseSeconds: day }
  const { address, tree } = await world.airdrop(token, creator, list, terms)
  const found = await getAirdrop(rpc, program, address)
  expect(found).toEqual(world.read(address))
  expect(found).toMatchObject({ ...terms, total: 100n, root: new Uint8Array(tree.root) })
  expect(await getAirdrop(rpc, program, token.mint)).toBeUndefined()
  expect(await getAirdrop(rpc, program, program)).toBeUndefined()

  // A creator's airdrops are listed without their ledgers, and nobody else's among them.
  const stranger = await world.person()
  await world.airdrop(await world.token([stranger]), stranger, list, terms)
  world.pass(day)
  const later = await world.airdrop(token, creator, list, terms)
  expect(await getAirdrops(rpc, program, creator.address)).toEqual([
    { ...world.read(later.address), ledger: new Uint8Array() },
    { ...found, ledger: new Uint8Array() },
  ])
  expect(await getAirdrops(rpc, program, token.mint)).toEqual([])
})
