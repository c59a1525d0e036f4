import { getEvmChain, withLocalRpc } from '@slipway/chains'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { createDeployClient, type DeployClient } from '@slipway/deployer/steps/deploy-client'
import { createReadClient } from '@slipway/sdk/evm/create-read-client'
import { getNamedAddress } from '@slipway/sdk/names/service/get-named-address'
import { getPrimaryName } from '@slipway/sdk/names/service/get-primary-name'
import { encodeFunctionData, namehash, parseAbi, toCoinType } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalChain, startChain } from '../chain/start-chain.ts'
import { multicall3Address } from '../venue/multicall3.ts'
import { claimLocalName, pointLocalName } from './claim-local-name.ts'
import { deployLocalNames } from './deploy-local-names.ts'
import { planLocalNames } from './plan-local-names.ts'

const chain = getEvmChain('local')
const [alice, bob] = [getDevelopmentAccount(1), getDevelopmentAccount(2)]
const service = planLocalNames().address
let node: LocalChain
let client: DeployClient
let asAlice: DeployClient
let asBob: DeployClient

const clientOf = (account: typeof alice) =>
  createDeployClient({ chain, account, rpcUrl: node.rpcUrl })

/** As a page of the service's own network asks, or one of another network. */
function sourceFor(chainId = chain.chainId) {
  const local = { ...withLocalRpc(chain, node.rpcUrl), multicall3: undefined }
  return {
    client: createReadClient(local),
    service: { universalResolver: service },
    chainId,
  }
}

async function setRecord(label: string, chainId: number, account: `0x${string}`) {
  const abi = parseAbi([
    'function resolver() view returns (address)',
    'function setAddr(bytes32 node, uint256 coinType, bytes account)',
  ])
  const hash = await asAlice.sendTransaction({
    to: await client.readContract({ address: service, abi, functionName: 'resolver' }),
    data: encodeFunctionData({
      abi,
      functionName: 'setAddr',
      args: [namehash(`${label}.eth`), toCoinType(chainId), account],
    }),
  })
  await client.waitForTransactionReceipt({ hash })
}

beforeAll(async () => {
  node = await startChain({ chainId: chain.chainId, port: 18_696 })
  client = clientOf(getDevelopmentAccount(0))
  asAlice = clientOf(alice)
  asBob = clientOf(bob)
  await deployLocalNames({ client })
  await claimLocalName(asAlice, { label: 'alice', points: alice.address, isPrimary: true })
})

afterAll(() => node.stop())

test('the published contracts stand where the catalogue of networks says', async () => {
  expect(chain.names).toEqual({ universalResolver: service })
  const nonce = await client.getTransactionCount({ address: client.account.address })
  await deployLocalNames({ client })
  expect(await client.getTransactionCount({ address: client.account.address })).toBe(nonce)
})

test('a name gives its address however it is typed, and the address its name', async () => {
  const named = { name: 'alice.eth', address: alice.address }
  expect(await getNamedAddress(sourceFor(), ' Alice.ETH ')).toEqual(named)
  expect(await getPrimaryName(sourceFor(), alice.address)).toBe('alice.eth')
  expect(await getPrimaryName(sourceFor(), bob.address)).toBeNull()
})

test('a name that says it is somebody else’s account is not shown for it', async () => {
  await claimLocalName(asBob, { label: 'bob', points: alice.address, isPrimary: true })
  expect(await getPrimaryName(sourceFor(), bob.address)).toBeNull()
  await pointLocalName(asBob, { label: 'bob', points: bob.address })
  expect(await getPrimaryName(sourceFor(), bob.address)).toBe('bob.eth')
})

test('a name that is moved gives the new address at once', async () => {
  await pointLocalName(asBob, { label: 'bob', points: alice.address })
  expect((await getNamedAddress(sourceFor(), 'bob.eth')).address).toBe(alice.address)
  await pointLocalName(asBob, { label: 'bob', points: bob.address })
})

test('names that nobody has, that are misspelled, and labels below those of others give none', async () => {
  const code = (typed: string) =>
    getNamedAddress(sourceFor(), typed).then(
      () => 'found',
      (error: { code?: string }) => error.code,
    )
  expect(await code('nobody.eth')).toBe('Name_NotFound')
  expect(await code('pay.alice.eth')).toBe('Name_NotFound')
  expect(await code('alice.example')).toBe('Name_NotFound')
  expect(await code('al\u0456ce.eth')).toBe('Name_Invalid')
  expect(await code('ali_ce.eth')).toBe('Name_Invalid')
})

test('a name with the look of another is not shown, though it points back', async () => {
  // Cyrillic а: the registry takes any bytes.
  await claimLocalName(clientOf(getDevelopmentAccount(3)), {
    label: 'аlice',
    points: getDevelopmentAccount(3).address,
    isPrimary: true,
  })
  expect(await getPrimaryName(sourceFor(), getDevelopmentAccount(3).address)).toBeNull()
})

test('on another network its own record counts, else an account that a key runs; never a contract', async () => {
  const other = 8453
  expect((await getNamedAddress(sourceFor(other), 'alice.eth')).address).toBe(alice.address)
  expect(await getPrimaryName(sourceFor(other), alice.address)).toBe('alice.eth')
  await setRecord('alice', other, bob.address)
  expect((await getNamedAddress(sourceFor(other), 'alice.eth')).address).toBe(bob.address)
  expect(await getPrimaryName(sourceFor(other), alice.address)).toBeNull()
  expect((await getNamedAddress(sourceFor(56), 'alice.eth')).address).toBe(alice.address)
  await pointLocalName(asAlice, { label: 'alice', points: service })
  await expect(getNamedAddress(sourceFor(56), 'alice.eth')).rejects.toMatchObject({
    code: 'Name_NotFound',
  })
  await pointLocalName(asAlice, { label: 'alice', points: alice.address })
})

test('a node that does not answer is not taken for a name that nobody has', async () => {
  const source = sourceFor()
  const broken = { ...source, service: { universalResolver: multicall3Address } }
  await expect(getNamedAddress(broken, 'alice.eth')).rejects.not.toHaveProperty('code')
})
