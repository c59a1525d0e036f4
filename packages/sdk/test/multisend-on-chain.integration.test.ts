import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Address, erc20Abi, type Hex, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadKeccak } from '../src/airdrop/keccak/load-keccak.ts'
import { checkMultisend } from '../src/airdrop/multisend/check-multisend.ts'
import { isPlanCurrent } from '../src/airdrop/multisend/evm/is-plan-current.ts'
import { measureBatchGas } from '../src/airdrop/multisend/evm/measure-batch-gas.ts'
import { sendBatchFlow } from '../src/airdrop/multisend/flows/send-batch-flow.ts'
import { multisendGas } from '../src/airdrop/multisend/multisend-limits.ts'
import { batchesLeft, sumOfBatches } from '../src/airdrop/multisend/multisend-progress.ts'
import {
  type MultisendPlan,
  type PlannedBatch,
  planMultisend,
} from '../src/airdrop/multisend/plan-multisend.ts'
import { prepareBatch } from '../src/airdrop/multisend/prepare-batch.ts'
import { readSendList } from '../src/airdrop/multisend/read-send-list.ts'
import type { MultisendAsset } from '../src/airdrop/multisend/types.ts'
import { numberedAddress } from '../src/airdrop/test/read-list.ts'
import { type AirdropWorld, startAirdropWorld } from './airdrop-world.ts'
import { developmentAccounts } from './development-keys.ts'

const [owner, holder] = developmentAccounts
const one = parseEther('1')
const require = createRequire(import.meta.url)
const collectionAbi = parseAbi([
  'function mint(address to)',
  'function ownerOf(uint256 nftId) view returns (address)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
])

let world: AirdropWorld
/** Keeps a hundredth of every transfer. */
let taxed: Address
let collection: Address

const keccak = await loadKeccak()

function listFrom(first: number, count: number, amount = '1.5') {
  const lines = Array.from({ length: count }, (_, at) => `${numberedAddress(first + at)},${amount}`)
  return readSendList(lines.join('\n'), { kind: 'token', decimals: 18, keccak }).list
}

const plan = (asset: MultisendAsset, list: ReturnType<typeof listFrom>) =>
  planMultisend(world.client, world.contracts, { draft: { asset, list }, account: owner })

async function prepareNext(planned: MultisendPlan, done: ReadonlySet<number>) {
  const left = batchesLeft(planned, done)
  const [batch] = left as [PlannedBatch]
  const rest = { sumLeft: sumOfBatches(left), isLast: left.length === 1 }
  return (await prepareBatch(world.client, planned, batch, rest)).input
}

/** Sends the next batch as a screen does. @returns ids of the steps that were signed */
async function sendNext(planned: MultisendPlan, done: Set<number>) {
  const input = await prepareNext(planned, done)
  await world.act(sendBatchFlow, input)
  done.add(input.number)
  return sendBatchFlow.steps(input).map(({ id }) => id)
}

const allowanceOf = (token: Address) =>
  world.client.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [owner, world.contracts.multisend],
  })

const hasOpenNfts = () =>
  world.client.readContract({
    address: collection,
    abi: collectionAbi,
    functionName: 'isApprovedForAll',
    args: [owner, world.contracts.multisend],
  })

const ownerOf = (nftId: bigint) =>
  world.client.readContract({
    address: collection,
    abi: collectionAbi,
    functionName: 'ownerOf',
    args: [nftId],
  })

/** Has every block of the node take so much gas from now on. */
async function setBlockGas(gasLimit: bigint) {
  await world.node.test.setBlockGasLimit({ gasLimit })
  await world.node.test.mine({ blocks: 1 })
}

beforeAll(async () => {
  world = await startAirdropWorld()
  const { createPublished, create } = world.deployer
  taxed = await createPublished(
    '@uniswap/v2-periphery/build/DeflatingERC20.json',
    ['uint256'],
    [10n ** 27n],
  )
  const path = '@openzeppelin/contracts/build/contracts/ERC721PresetMinterPauserAutoId.json'
  const { bytecode } = JSON.parse(readFileSync(require.resolve(path), 'utf8')) as { bytecode: Hex }
  collection = await create(bytecode, ['string', 'string', 'string'], ['Buoys', 'BUOY', ''])
})

afterAll(async () => world?.node.stop())

describe('a list of several batches', () => {
  test('is resumed from its file alone, with one approval, and nobody is paid twice', async () => {
    const { oldToken, contracts } = world
    const before = world.signed()
    const asset = { kind: 'token', address: oldToken } as const
    const list = listFrom(0, 900)
    const first = await plan(asset, list)
    expect(first).toMatchObject({ isBegun: false, isTried: true, isDirect: false, failures: [] })
    expect(first.batches.length).toBeGreaterThan(1)
    expect(first.batches.every(({ gas }) => gas > 0n && gas < 16_777_216n)).toBe(true)
    expect(first.sumLeft).toBe(900n * parseEther('1.5'))
    expect(await checkMultisend(world.client, first)).toEqual([])
    expect(await sendNext(first, new Set())).toEqual(['approve-0', 'send'])
    // Another machine knows nothing but the file.
    const again = await plan(asset, listFrom(0, 900))
    expect(again.listId).toBe(first.listId)
    expect(again.isBegun).toBe(true)
    expect(again.batches.map(({ isSent }) => isSent)).toEqual(
      again.batches.map(({ number }) => number === 0),
    )
    expect(again.sumLeft).toBe(first.sumLeft - (first.batches[0]?.sum ?? 0n))
    const done = new Set([0])
    while (batchesLeft(again, done).length > 0) {
      expect(await sendNext(again, done)).toEqual(['send'])
    }
    const paid = await Promise.all(
      Array.from({ length: 900 }, (_, at) => world.balanceOf(oldToken, numberedAddress(at))),
    )
    expect(new Set(paid)).toEqual(new Set([parseEther('1.5')]))
    expect(await allowanceOf(oldToken)).toBe(0n)
    expect(await world.balanceOf(oldToken, contracts.multisend)).toBe(0n)
    expect(world.signed() - before).toBe(first.batches.length + 1)
    const end = await plan(asset, list)
    expect(end.batches.every(({ isSent }) => isSent)).toBe(true)
    expect([end.gas, end.sumLeft]).toEqual([0n, 0n])
  })

  test('keeps the size with which it was begun, whatever the network takes now', async () => {
    const asset = { kind: 'token', address: world.oldToken } as const
    const list = listFrom(5_000, 330)
    const first = await plan(asset, list)
    await sendNext(first, new Set())
    await setBlockGas(3_000_000n)
    try {
      const small = await plan(asset, listFrom(6_000, 330))
      expect(small.batches.length).toBeGreaterThan(first.batches.length)
      expect(small.batches.every(({ gas }) => gas <= 1_500_000n)).toBe(true)
      const again = await plan(asset, list)
      expect(again.listId).toBe(first.listId)
      expect(again.batches.map(({ number, from }) => [number, from])).toEqual(
        first.batches.map(({ number, from }) => [number, from]),
      )
    } finally {
      await setBlockGas(30_000_000n)
    }
  })

  test('that was planned in one size and begun in another elsewhere is planned anew', async () => {
    const asset = { kind: 'token', address: world.oldToken } as const
    const list = listFrom(7_000, 330)
    await setBlockGas(3_000_000n)
    const small = await plan(asset, list)
    await setBlockGas(30_000_000n)
    const large = await plan(asset, list)
    expect(small.listId).not.toBe(large.listId)
    expect(await isPlanCurrent(world.client, small)).toBe(true)
    await sendNext(large, new Set())
    // To the contract its batches are another list's: sent now, they would pay everybody again.
    expect(await isPlanCurrent(world.client, small)).toBe(false)
    expect(await isPlanCurrent(world.client, large)).toBe(true)
    expect((await plan(asset, list)).listId).toBe(large.listId)
  })

  test('the contract refuses a batch that it remembers', async () => {
    const planned = await plan({ kind: 'native' }, listFrom(20_000, 2, '0.1'))
    await sendNext(planned, new Set())
    const input = await prepareNext(planned, new Set())
    expect(await world.refusalOf(sendBatchFlow, input)).toBe('Multisend_AlreadySent')
    const again = await plan({ kind: 'native' }, listFrom(20_000, 2, '0.1'))
    expect(again.batches.map(({ isSent }) => isSent)).toEqual([true])
    expect(await world.client.getBalance({ address: numberedAddress(20_000) })).toBe(one / 10n)
  })
})

describe('what is sent', () => {
  test('native currency needs no allowance, and a recipient that refuses is named before anything is signed', async () => {
    const asset = { kind: 'native' } as const
    const { client, contracts } = world
    // The second, the factory, takes no native currency.
    const text = `${numberedAddress(10_000)},1\n${contracts.factory},1\n${numberedAddress(10_001)},0.5`
    const { list } = readSendList(text, { kind: 'native', decimals: 18, keccak })
    const refused = await plan(asset, list)
    expect(refused.failures).toMatchObject([{ row: 1, code: 'Multisend_TransferFailed' }])
    const leftOut = new Set([1])
    const draft = { asset, list }
    const without = await planMultisend(client, contracts, { draft, account: owner, leftOut })
    expect([without.failures, without.sumLeft]).toEqual([[], (3n * one) / 2n])
    expect(await sendNext(without, new Set())).toEqual(['send'])
    expect(await client.getBalance({ address: numberedAddress(10_000) })).toBe(one)
    expect(await client.getBalance({ address: contracts.factory })).toBe(0n)
  })

  test('a token that keeps a part is recognised by trying, goes straight from the sender, and is said to', async () => {
    const asset = { kind: 'token', address: taxed } as const
    const list = listFrom(30_000, 300, '2')
    const planned = await plan(asset, list)
    expect(planned).toMatchObject({ isDirect: true, isTried: true, failures: [] })
    expect(planned.batches.length).toBeGreaterThan(1)
    const held = await world.balanceOf(taxed, owner)
    expect(await sendNext(planned, new Set())).toEqual(['approve-0', 'send'])
    const again = await plan(asset, list)
    expect([again.isDirect, again.isBegun]).toEqual([true, true])
    const done = new Set([0])
    while (batchesLeft(again, done).length > 0) {
      expect(await sendNext(again, done)).toEqual(['send'])
    }
    const paid = await Promise.all(
      [0, 150, 299].map((at) => world.balanceOf(taxed, numberedAddress(30_000 + at))),
    )
    expect(new Set(paid)).toEqual(new Set([parseEther('1.98')]))
    expect(held - (await world.balanceOf(taxed, owner))).toBe(parseEther('600'))
    expect([
      await allowanceOf(taxed),
      await world.balanceOf(taxed, world.contracts.multisend),
    ]).toEqual([0n, 0n])
  })

  test('NFTs go one to each; the right to move them is given once and taken back with the last', async () => {
    const mint = { address: collection, abi: collectionAbi, functionName: 'mint', args: [owner] }
    for (let count = 0; count < 6; count++) await world.send(mint)
    const text = Array.from({ length: 6 }, (_, at) => `${numberedAddress(40_000 + at)},${at}`)
    const { list } = readSendList(text.join('\n'), { kind: 'nft', decimals: 0, keccak })
    const asset = { kind: 'nft', address: collection } as const
    // Blocks so small that the list takes more than one.
    await setBlockGas(2_000_000n)
    try {
      const planned = await plan(asset, list)
      expect(planned.failures).toEqual([])
      expect(planned.batches.length).toBeGreaterThan(1)
      expect(await sendNext(planned, new Set())).toEqual(['approve-nfts', 'send'])
      expect(await hasOpenNfts()).toBe(true)
      const again = await plan(asset, list)
      expect(again.isBegun).toBe(true)
      const done = new Set([0])
      const steps: string[] = []
      while (batchesLeft(again, done).length > 0) steps.push(...(await sendNext(again, done)))
      expect(steps.filter((id) => id !== 'send')).toEqual(['close-nfts'])
      expect(steps.at(-1)).toBe('close-nfts')
    } finally {
      await setBlockGas(30_000_000n)
    }
    expect(await hasOpenNfts()).toBe(false)
    const owners = await Promise.all(Array.from({ length: 6 }, (_, at) => ownerOf(BigInt(at))))
    expect(owners.map((one) => one.toLowerCase())).toEqual(
      Array.from({ length: 6 }, (_, at) => numberedAddress(40_000 + at)),
    )
  })

  test('what the wallet lacks is told', async () => {
    const poor = await planMultisend(world.client, world.contracts, {
      draft: { asset: { kind: 'token', address: world.newToken }, list: listFrom(0, 2) },
      account: holder,
    })
    const issues = await checkMultisend(world.client, poor)
    expect(issues).toMatchObject([{ code: 'Token_InsufficientBalance', args: { balance: 0n } }])
  })

  test('the gas that is reckoned with bounds what was measured, closely where it says so', async () => {
    const { client, contracts, oldToken } = world
    const rehearsal = { account: owner, list: listFrom(50_000, 60), listId: 0n }
    const measure = (asset: MultisendAsset) =>
      measureBatchGas(client, {
        ...{ ...rehearsal, ...contracts, asset },
        ...{ isDirect: false, leftOut: new Set<number>() },
      })
    const measured = {
      native: await measure({ kind: 'native' }),
      token: await measure({ kind: 'token', address: oldToken }),
      direct: await measure({ kind: 'token', address: taxed }),
    }
    expect(measured.direct.isDirect).toBe(true)
    for (const kind of ['native', 'token', 'direct'] as const) {
      expect(measured[kind].isMeasured).toBe(true)
      expect(measured[kind].row).toBeLessThanOrEqual(multisendGas[kind].row)
      expect(measured[kind].base).toBeLessThanOrEqual(multisendGas[kind].base)
    }
    for (const kind of ['native', 'token'] as const) {
      expect(measured[kind].row * 100n).toBeGreaterThan(multisendGas[kind].row * 90n)
    }
  })
})
