import { nftSaleAbi, nftSaleFactoryAbi } from '@slipway/deployments/abi'
import { type Address, parseEther, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReadClient, type ReadClient } from '../src/evm/create-read-client.ts'
import { withGasMargin } from '../src/evm/with-gas-margin.ts'
import { startFlow } from '../src/flow/flow-state.ts'
import { runFlow } from '../src/flow/run-flow.ts'
import type { FlowDefinition, FlowPorts } from '../src/flow/types.ts'
import { buildAllowTree } from '../src/nft/allow-list.ts'
import { createNftFlow } from '../src/nft/create/create-nft-flow.ts'
import { readNftDraft } from '../src/nft/create/read-nft-draft.ts'
import { getNftAccount } from '../src/nft/evm/get-nft-account.ts'
import { getNftSale } from '../src/nft/evm/get-nft-sale.ts'
import { type MintInput, mintNftFlow } from '../src/nft/flows/mint-flow.ts'
import { nftOwnerFlows } from '../src/nft/flows/nft-owner-flows.ts'
import { nftUserFlows } from '../src/nft/flows/nft-user-flows.ts'
import { nftPhase } from '../src/nft/nft-phase.ts'
import { calculateProvenance, fileNumberOf, makeRevealSecret } from '../src/nft/provenance.ts'
import { lockDeployer } from './deploy-lock-contracts.ts'
import { developmentAccounts } from './development-keys.ts'
import { flowPorts } from './flow-on-chain.ts'
import { sendCall } from './send-call.ts'
import { startTestChain, type TestChain } from './start-test-chain.ts'

const [owner, inviter, buyer] = developmentAccounts
const PLATFORM_BPS = 1_000n
const secret = makeRevealSecret('ipfs://bafyfiles/')

let node: TestChain
let client: ReadClient
let ports: FlowPorts
let nftSaleFactory: Address

beforeAll(async () => {
  node = await startTestChain()
  client = createReadClient(node.chain)
  ports = flowPorts(
    client,
    withGasMargin((args) => client.request(args as never)),
  )
  const deployer = lockDeployer(node.rpcUrl)
  nftSaleFactory = await deployer.createOwn('NftSaleFactory', [owner])
  await sendCall(client, owner, {
    address: nftSaleFactory,
    abi: nftSaleFactoryAbi,
    functionName: 'setTemplate',
    args: [1n, await deployer.createOwn('NftSale'), true],
  })
  await sendCall(client, owner, {
    address: nftSaleFactory,
    abi: nftSaleFactoryAbi,
    functionName: 'setMintFeePercent',
    args: [PLATFORM_BPS],
  })
})

afterAll(() => node.stop())

async function run<Input>(definition: FlowDefinition<Input>, input: Input, account: Address) {
  const id = `flow-${Math.random()}`
  const start = { id, chainId: client.chain.id, account, input, createdAt: 0 }
  return runFlow(definition, startFlow(definition, start), ports)
}

async function act<Input>(definition: FlowDefinition<Input>, input: Input, account: Address) {
  const state = await run(definition, input, account)
  expect([state.status, state.failure?.name]).toEqual(['mined', undefined])
  return state.steps.at(-1)?.result ?? {}
}

async function refusalOf<Input>(definition: FlowDefinition<Input>, input: Input, account: Address) {
  return (await run(definition, input, account)).failure?.name
}

async function moveTo(moment: number) {
  await node.test.setNextBlockTimestamp({ timestamp: BigInt(moment) })
  await node.test.mine({ blocks: 1 })
}

const saleOf = (sale: Address) => getNftSale(client, { nftSaleFactory }, { sale })

async function phaseOf(address: Address) {
  const sale = await saleOf(address)
  const counted = await client.readContract({ address, abi: nftSaleAbi, functionName: 'phase' })
  const said = nftPhase(sale, sale.readAt)
  expect(['coming', 'list', 'public', 'finished', 'owner'][Number(counted)]).toBe(said)
  return said
}

/** Six hidden NFTs: two for the list, then everybody, three a wallet, an owner's share of two. */
async function makeHidden() {
  const now = Number((await client.getBlock()).timestamp)
  const times = { listStart: now + 1_000, publicStart: now + 2_000, endTime: now + 3_000 }
  const reading = readNftDraft(
    {
      name: 'Tidal',
      symbol: 'TIDE',
      uri: 'ipfs://hidden',
      isHidden: true,
      total: '6',
      ownerShare: '2',
      firstMint: '1',
      mintFee: '1',
      cap: '3',
      hasList: true,
      listFee: '0.5',
      listStart: String(times.listStart),
      publicStart: String(times.publicStart),
      endTime: String(times.endTime),
      royaltyPercent: '2.5',
    },
    { now },
  )
  if (!reading.ok) throw new Error('The draft is right.')
  const provenanceHash = calculateProvenance(secret)
  const input = {
    nftSaleFactory,
    draft: reading.draft,
    provenanceHash,
    ipfsKey: 'bafy',
    feeWei: 0n,
  }
  const { sale } = (await act(createNftFlow, input, owner)) as { sale: Address }
  return { sale, times, draft: reading.draft, provenanceHash }
}

function purchase(sale: Address, more: Partial<MintInput> = {}): MintInput {
  const common = { sale, paymentToken: zeroAddress, inviter: zeroAddress, approvals: [] }
  return { ...common, quantity: 1, value: parseEther('1'), ...more }
}

test('a hidden collection lives from its list to its pictures, and each number is what was promised', async () => {
  const { sale, times, draft, provenanceHash } = await makeHidden()
  const born = await saleOf(sale)
  expect(born).toMatchObject({ owner, name: 'Tidal', symbol: 'TIDE', ipfsKey: 'bafy' })
  const { total, cap, listStart, endTime, royaltyBps } = born.terms
  expect({ total, cap, listStart, endTime, royaltyBps }).toEqual({
    total: Number(draft.total),
    cap: Number(draft.cap),
    listStart: times.listStart,
    endTime: times.endTime,
    royaltyBps: 250,
  })
  expect(born.terms).toMatchObject({
    provenanceHash,
    mintFee: draft.mintFee,
    listFee: draft.listFee,
  })
  expect(born.state).toMatchObject({ minted: 1, ownerShareLeft: 1 })
  expect(await phaseOf(sale)).toBe('coming')

  const scope = { chainId: client.chain.id, sale }
  const tree = buildAllowTree(scope, [
    { address: inviter, allowance: 1 },
    { address: buyer, allowance: 2 },
  ])
  await act(nftOwnerFlows.setWhitelist, { sale, root: tree.root, listKey: 'bafylist' }, owner)
  const factory = nftSaleFactory
  await act(nftOwnerFlows.openInviter, { sale, factory, rates: [1_000n], feeWei: 0n }, owner)

  await moveTo(times.listStart)
  expect(await phaseOf(sale)).toBe('list')
  const value = parseEther('0.5')
  const listed = { allowance: 1, proof: tree.proofOf(0) }
  const byList = purchase(sale, { value, listed })
  expect(await act(mintNftFlow, byList, inviter)).toEqual({
    firstId: 1n,
    quantity: 1,
    price: value,
  })
  // Neither a second one nor by somebody else's proof.
  expect(await refusalOf(mintNftFlow, byList, inviter)).toBe('NftSale_CapReached')
  expect(await refusalOf(mintNftFlow, byList, buyer)).toBe('NftSale_NotInList')

  await moveTo(times.publicStart)
  expect(await phaseOf(sale)).toBe('public')
  const invited = purchase(sale, { quantity: 3, value: parseEther('3'), inviter })
  expect(await act(mintNftFlow, invited, buyer)).toMatchObject({ firstId: 2n, quantity: 3 })
  expect(await refusalOf(mintNftFlow, purchase(sale), buyer)).toBe('NftSale_CapReached')
  const paid = await act(nftUserFlows.claimRewardTo, { sale, inviter, to: buyer }, inviter)
  expect(paid).toEqual({ amount: parseEther('0.3') })
  // 3.5 came in; a tenth is the platform's, 0.3 the inviter's.
  const proceeds = parseEther('2.85')
  expect((await saleOf(sale)).state).toMatchObject({ minted: 5, proceeds })

  const early = await refusalOf(nftOwnerFlows.drawOffset, { sale }, owner)
  expect(early).toBe('NftSale_MintingNotOver')
  await act(nftOwnerFlows.mintByOwner, { sale, receiver: owner, quantity: 1 }, owner)
  expect(await phaseOf(sale)).toBe('finished')
  expect(await refusalOf(mintNftFlow, purchase(sale), inviter)).toBe('NftSale_SoldOut')
  const elsewhere = { sale, to: buyer }
  expect(await refusalOf(nftOwnerFlows.withdrawTo, elsewhere, buyer)).toBe('NftSale_NotOwner')
  expect(await act(nftOwnerFlows.withdrawTo, elsewhere, owner)).toEqual({ amount: proceeds })

  const share = await act(nftUserFlows.withdrawPlatform, { sale }, buyer)
  expect(share).toEqual({ amount: parseEther('0.35') })
  const held = (await saleOf(sale)).state
  expect([held.platformDue, held.reserve.held]).toEqual([0n, 0n])

  await act(nftOwnerFlows.drawOffset, { sale }, owner)
  await node.test.mine({ blocks: 10 })
  const { offset } = (await act(nftOwnerFlows.drawOffset, { sale }, inviter)) as { offset: bigint }
  const wrong = { sale, ...secret, baseUri: 'ipfs://other/' }
  const refused = await refusalOf(nftOwnerFlows.reveal, wrong, owner)
  expect(refused).toBe('NftSale_ProvenanceDiffers')
  const read = { address: sale, abi: nftSaleAbi } as const
  const uriOf = (id: bigint) =>
    client.readContract({ ...read, functionName: 'tokenURI', args: [id] })
  expect(await uriOf(4n)).toBe('ipfs://hidden')
  await act(nftOwnerFlows.reveal, { sale, ...secret }, owner)
  for (const id of [0n, 5n]) {
    expect(await uriOf(id)).toBe(`${secret.baseUri}${fileNumberOf(id, offset, total)}.json`)
  }
  const royalty = { ...read, functionName: 'royaltyInfo', args: [3n, 10_000n] } as const
  expect(await client.readContract(royalty)).toEqual([owner, 250n])
  const account = await getNftAccount(client, { sale: await saleOf(sale), account: buyer })
  expect(account).toMatchObject({ minted: 3, held: 3, isKnown: true, inviter })
  // The owner was only given some.
  const given = await getNftAccount(client, { sale: await saleOf(sale), account: owner })
  expect(given.isKnown).toBe(false)
})
