import { getEvmChain } from '@slipway/chains'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { createDeployClient, type DeployClient } from '@slipway/deployer/steps/deploy-client'
import { parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalChain, startChain } from '../chain/start-chain.ts'
import { deployAttestations } from './deploy-attestations.ts'
import { planAttestations } from './plan-attestations.ts'

const chain = getEvmChain('local')
const [registry, eas] = planAttestations()
const abi = parseAbi([
  'function version() view returns (string)',
  'function getSchemaRegistry() view returns (address)',
])
let node: LocalChain
let client: DeployClient

beforeAll(async () => {
  node = await startChain({ chainId: chain.chainId, port: 18_598 })
  client = createDeployClient({ chain, account: getDevelopmentAccount(0), rpcUrl: node.rpcUrl })
  await deployAttestations({ client })
})

afterAll(() => node.stop())

test('the published service stands where the catalogue of networks says, and knows its registry', async () => {
  expect(chain.attestations).toEqual({ eas: eas.address, schemaRegistry: registry.address })
  const contract = { address: eas.address, abi } as const
  expect(await client.readContract({ ...contract, functionName: 'version' })).toBe('1.3.0')
  expect(await client.readContract({ ...contract, functionName: 'getSchemaRegistry' })).toBe(
    registry.address,
  )
})

test('a second run sends nothing', async () => {
  const { address } = client.account
  const nonce = await client.getTransactionCount({ address })
  await deployAttestations({ client })
  expect(await client.getTransactionCount({ address })).toBe(nonce)
})
