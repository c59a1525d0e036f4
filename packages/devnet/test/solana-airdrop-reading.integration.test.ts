import { getAirdrop } from '@slipway/sdk/solana/airdrop/get-airdrop'
import { nameAirdropError } from '@slipway/sdk/solana/airdrop/name-airdrop-error'
import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { createSolanaRpcFromTransport, type RpcTransport } from '@solana/kit'
import { expect, test } from 'vitest'
import { createAccountMethods } from '../src/solana/account-methods.ts'
import { deployLocalPrograms } from '../src/solana/deploy-local-programs.ts'
import { LocalCluster } from '../src/solana/local-cluster.ts'
import { AirdropWorld } from './airdrop-world.ts'
import { day } from './token-world.ts'

test('an airdrop is read from a node of the local cluster, which has the program where the client looks for it', async () => {
  const cluster = new LocalCluster()
  await deployLocalPrograms(cluster)
  const program = getSolanaPrograms(902)?.airdrop
  if (!program) throw new Error('The client knows no program.')
  const world = new AirdropWorld(cluster.machine, program, nameAirdropError)
  const methods = createAccountMethods(cluster)
  // The cluster's own methods, without the way over the wire.
  const transport: RpcTransport = async ({ payload }) => {
    const { method, params } = payload as { method: string; params: readonly never[] }
    return { jsonrpc: '2.0', id: 1, result: await methods[method]?.(...params) } as never
  }
  const rpc = createSolanaRpcFromTransport(transport)
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
})
