import { getEvmChain } from '@slipway/chains'
import { custom } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createDeployClient, type DeployClient } from '../steps/deploy-client.ts'
import { checkBlockRoom } from './check-block-room.ts'

const hyperevm = getEvmChain('hyperevm')
const account = privateKeyToAccount(generatePrivateKey())

function clientOf(answer: () => Promise<unknown>): DeployClient {
  const client = createDeployClient({ chain: hyperevm, account, rpcUrl: 'http://127.0.0.1:1' })
  const { request } = custom({ request: answer }, { retryCount: 0 })({})
  return { ...client, request } as DeployClient
}

const contract = (gas: bigint) => ({
  title: 'Presale',
  address: account.address,
  exists: false,
  gas,
})

test('stops where blocks are too small and the deployer is not switched to large ones', async () => {
  const client = clientOf(async () => false)
  await expect(checkBlockRoom(client, hyperevm, [contract(5_000_000n)])).rejects.toMatchObject({
    code: 'BLOCKS_TOO_SMALL',
    message: expect.stringContaining(account.address),
  })
})

test('goes on where it is switched, where everything fits, and elsewhere', async () => {
  const never = clientOf(async () => expect.unreachable())
  await checkBlockRoom(
    clientOf(async () => true),
    hyperevm,
    [contract(5_000_000n)],
  )
  await checkBlockRoom(never, hyperevm, [contract(2_000_000n)])
  await checkBlockRoom(never, getEvmChain('bsc'), [contract(5_000_000n)])
})

test('goes on where the node does not know: the network itself will refuse', async () => {
  const client = clientOf(() => Promise.reject(new Error('the method does not exist')))
  await checkBlockRoom(client, hyperevm, [contract(5_000_000n)])
})
