import { airdropFactoryAbi, merkleAirdropAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkClaimsDraft } from '../src/airdrop/claims/check-claims-draft.ts'
import { readClaimsDraft } from '../src/airdrop/claims/claims-draft.ts'
import { claimsFlows } from '../src/airdrop/claims/claims-flows.ts'
import { createClaimsFlow } from '../src/airdrop/claims/create-claims-flow.ts'
import { getClaimed, getMerkleAirdrop } from '../src/airdrop/claims/get-merkle-airdrop.ts'
import { prepareClaims } from '../src/airdrop/claims/prepare-claims.ts'
import { loadKeccak } from '../src/airdrop/keccak/load-keccak.ts'
import { buildClaimsTree } from '../src/airdrop/merkle/build-claims-tree.ts'
import { readList } from '../src/airdrop/test/read-list.ts'
import { createReadClient, type ReadClient } from '../src/evm/create-read-client.ts'
import { withGasMargin } from '../src/evm/with-gas-margin.ts'
import { startFlow } from '../src/flow/flow-state.ts'
import { runFlow } from '../src/flow/run-flow.ts'
import type { FlowDefinition, FlowPorts } from '../src/flow/types.ts'
import { calculateEntryRelease } from '../src/shared/calculate-entry-release.ts'
import { deployToken, lockDeployer } from './deploy-lock-contracts.ts'
import { developmentAccounts } from './development-keys.ts'
import { flowPorts } from './flow-on-chain.ts'
import { sendCall } from './send-call.ts'
import { startTestChain, type TestChain } from './start-test-chain.ts'

const [owner, heir, stranger] = developmentAccounts
const day = 86_400n

let node: TestChain
let client: ReadClient
let ports: FlowPorts
let factory: Address
let token: Address

beforeAll(async () => {
  node = await startTestChain()
  client = createReadClient(node.chain)
  ports = flowPorts(
    client,
    withGasMargin((args) => client.request(args as never)),
  )
  const deployer = lockDeployer(node.rpcUrl)
  const registry = await deployer.createOwn('PlatformRegistry', [owner])
  factory = await deployer.createOwn('AirdropFactory', [owner, registry])
  const template = await deployer.createOwn('MerkleAirdrop')
  await sendCall(client, owner, {
    address: factory,
    abi: airdropFactoryAbi,
    functionName: 'setTemplate',
    args: [2n, template, true],
  })
  token = await deployToken(deployer, 10n ** 30n)
})

afterAll(() => node.stop())

async function act<Input>(definition: FlowDefinition<Input>, input: Input, account: Address) {
  const id = `flow-${Math.random()}`
  const start = { id, chainId: client.chain.id, account, input, createdAt: 0 }
  const state = await runFlow(definition, startFlow(definition, start), ports)
  expect([state.status, state.failure?.name]).toEqual(['mined', undefined])
  return state.steps.at(-1)?.result ?? {}
}

test('a list is made, released over a time, and claimed by anybody for its accounts', async () => {
  const { list } = await readList(`${heir},100\n${stranger},60\n${heir},40`, 0)
  const tree = buildClaimsTree(list, await loadKeccak())
  const now = Number((await client.getBlock()).timestamp)
  const reading = readClaimsDraft(
    {
      token,
      release: 'linear',
      firstPercent: '25',
      releaseLength: '10',
      endTime: String(now + 20 * Number(day)),
    },
    now,
  )
  if (!reading.ok) throw new Error('The draft is right.')
  const { total, count } = list
  const params = {
    draft: reading.draft,
    list: { root: tree.root, total, count, ipfsKey: 'bafkreilist' },
    account: owner,
  }
  expect(await checkClaimsDraft(client, factory, params)).toEqual([])
  // Who has none of the tokens learns it before anything is signed.
  const poor = await checkClaimsDraft(client, factory, { ...params, account: stranger })
  expect(poor).toMatchObject([{ field: 'list', code: 'Token_InsufficientBalance' }])
  const { input } = await prepareClaims(client, factory, params)
  const { airdrop } = (await act(createClaimsFlow, input, owner)) as { airdrop: Address }
  const made = await getMerkleAirdrop(client, airdrop)
  expect(made).toMatchObject({ owner, token, root: tree.root, total: 200n, tokensLeft: 200n })

  await node.test.setNextBlockTimestamp({ timestamp: made.startTime + 5n * day })
  await node.test.mine({ blocks: 1 })
  const entries = [0, 2].map((index) => ({
    index,
    account: heir,
    amount: list.amounts[index] ?? 0n,
    proof: tree.proofOf(index),
  }))
  const paid = await act(claimsFlows.claim, { airdrop, entries }, stranger)
  const { timestamp } = await client.getBlock()
  const released = entries.map(({ amount }) => calculateEntryRelease(amount, made, timestamp))
  expect(paid).toEqual({ amount: (released[0] ?? 0n) + (released[1] ?? 0n), entries: 2 })
  expect(await getClaimed(client, airdrop, entries)).toEqual(released)
  for (const amount of [1n, 7n, 100n]) {
    const said = await client.readContract({
      address: airdrop,
      abi: merkleAirdropAbi,
      functionName: 'releasedOf',
      args: [amount],
    })
    expect(calculateEntryRelease(amount, made, timestamp)).toBe(said)
  }
  await node.test.setNextBlockTimestamp({ timestamp: made.endTime })
  await node.test.mine({ blocks: 1 })
  const back = await act(claimsFlows.withdrawLeft, { airdrop }, owner)
  expect(back.amount).toBe(200n - (released[0] ?? 0n) - (released[1] ?? 0n))
})
