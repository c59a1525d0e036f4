import { readFileSync } from 'node:fs'
import {
  type Address,
  encodeAbiParameters,
  erc20Abi,
  type Hex,
  keccak256,
  numberToHex,
  parseAbi,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createReadClient, type ReadClient } from '../src/evm/create-read-client.ts'
import { startFlow } from '../src/flow/flow-state.ts'
import { runFlow } from '../src/flow/run-flow.ts'
import type { FlowDefinition, FlowPorts } from '../src/flow/types.ts'
import { findLocks } from '../src/lock/evm/find-locks.ts'
import { getLock } from '../src/lock/evm/get-lock.ts'
import { getNftPosition } from '../src/lock/evm/get-nft-position.ts'
import { lockNftFlow } from '../src/lock/flows/lock-nft-flow.ts'
import { nftLockFlows } from '../src/lock/flows/nft-lock-flows.ts'
import type { LockContracts, NftLockRecord } from '../src/lock/types.ts'
import {
  deployLockContracts,
  deployToken,
  type LockDeployer,
  lockDeployer,
} from './deploy-lock-contracts.ts'
import { developmentAccounts } from './development-keys.ts'
import { flowPorts } from './flow-on-chain.ts'
import { sendCall, type TestCall } from './send-call.ts'
import { startTestChain, type TestChain } from './start-test-chain.ts'

const [owner, heir, receiver] = developmentAccounts
const day = 86_400
const one = 10n ** 18n
const priceOne = 2n ** 96n
const deadline = 2n ** 40n
const feePpm = 3_000
const [tickLower, tickUpper] = [-600, 600]
const v3 = '@uniswap/v3-periphery/artifacts/contracts'

const managerAbi = parseAbi([
  'struct MintParams { address token0; address token1; uint24 fee; int24 tickLower; int24 tickUpper; uint256 amount0Desired; uint256 amount1Desired; uint256 amount0Min; uint256 amount1Min; address recipient; uint256 deadline; }',
  'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96) payable returns (address pool)',
  'function mint(MintParams params) payable returns (uint256 nftId, uint128 liquidity, uint256 amount0, uint256 amount1)',
  'function ownerOf(uint256 nftId) view returns (address)',
])
const routerAbi = parseAbi([
  'struct SwapParams { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 deadline; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }',
  'function exactInputSingle(SwapParams params) payable returns (uint256 amountOut)',
])
const v4Abi = parseAbi([
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'function initialize(PoolKey key, uint160 sqrtPriceX96) returns (int24)',
  'function modifyLiquidities(bytes data, uint256 deadline) payable',
])

let node: TestChain
let client: ReadClient
let ports: FlowPorts
let deployer: LockDeployer
let contracts: LockContracts
let token0: Address
let token1: Address

const send = (call: TestCall) => sendCall(client, owner, call)

async function run<Input>(definition: FlowDefinition<Input>, input: Input, account: Address) {
  const id = `flow-${Math.random()}`
  const start = { id, chainId: client.chain.id, account, input, createdAt: 0 }
  return runFlow(definition, startFlow(definition, start), ports)
}

async function act<Input>(
  definition: FlowDefinition<Input>,
  input: Input,
  account: Address = owner,
) {
  const { status, failure, steps } = await run(definition, input, account)
  expect([status, failure?.name]).toEqual(['mined', undefined])
  return steps.at(-1)?.result ?? {}
}

async function refusal<Input>(
  definition: FlowDefinition<Input>,
  input: Input,
  account: Address = owner,
) {
  const { status, failure } = await run(definition, input, account)
  expect(status).toBe('failed')
  return failure?.name
}

const now = async () => Number((await client.getBlock()).timestamp)
const balanceOf = (token: Address, account: Address) =>
  client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [account] })

async function moveTo(at: number): Promise<void> {
  await node.test.setNextBlockTimestamp({ timestamp: BigInt(at) })
  await node.test.mine({ blocks: 1 })
}

/** Locks an NFT by the product's own flow. */
async function lockNft(collection: Address, nftId: bigint, unlockAt: bigint) {
  const draft = { kind: 'nft', asset: collection, nftId, owner, unlockAt } as const
  const input = { locker: contracts.nftLocker, draft: draft as never, way: 'send' } as const
  return await act(lockNftFlow, input)
}

async function nftLockOf(lockId: bigint): Promise<NftLockRecord> {
  const lock = await getLock(client, { kind: 'nft', locker: contracts.nftLocker, lockId })
  if (lock?.kind !== 'nft') throw new Error(`no lock ${lockId}`)
  return lock
}

beforeAll(async () => {
  node = await startTestChain()
  client = createReadClient(node.chain)
  ports = flowPorts(client, (args) => client.request(args as never))
  deployer = lockDeployer(node.rpcUrl)
  contracts = await deployLockContracts(deployer, owner)
  const tokens = [await deployToken(deployer, 10n ** 30n), await deployToken(deployer, 10n ** 30n)]
  const [first = zeroAddress, second = zeroAddress] = tokens.sort((a, b) =>
    BigInt(a) < BigInt(b) ? -1 : 1,
  )
  token0 = first
  token1 = second
})

afterAll(() => node.stop())

describe('a V3 position', () => {
  let manager: Address
  let router: Address

  const swap = (tokenIn: Address, tokenOut: Address, amountIn: bigint) =>
    send({
      address: router,
      abi: routerAbi,
      functionName: 'exactInputSingle',
      args: [
        {
          tokenIn,
          tokenOut,
          fee: feePpm,
          recipient: owner,
          deadline,
          amountIn,
          amountOutMinimum: 0n,
          sqrtPriceLimitX96: 0n,
        },
      ],
    })

  beforeAll(async () => {
    const factory = await deployer.createPublished(
      '@uniswap/v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json',
    )
    const periphery = ['address', 'address']
    router = await deployer.createPublished(`${v3}/SwapRouter.sol/SwapRouter.json`, periphery, [
      factory,
      owner,
    ])
    manager = await deployer.createPublished(
      `${v3}/NonfungiblePositionManager.sol/NonfungiblePositionManager.json`,
      [...periphery, 'address'],
      [factory, owner, owner],
    )
    const pool = { address: manager, abi: managerAbi } as const
    await send({
      ...pool,
      functionName: 'createAndInitializePoolIfNecessary',
      args: [token0, token1, feePpm, priceOne],
    })
    for (const token of [token0, token1])
      for (const spender of [manager, router])
        await send({
          address: token,
          abi: erc20Abi,
          functionName: 'approve',
          args: [spender, 10n ** 30n],
        })
    await send({
      ...pool,
      functionName: 'mint',
      args: [
        {
          token0,
          token1,
          fee: feePpm,
          tickLower,
          tickUpper,
          amount0Desired: 1_000n * one,
          amount1Desired: 1_000n * one,
          amount0Min: 0n,
          amount1Min: 0n,
          recipient: owner,
          deadline,
        },
      ],
    })
  })

  test('earns while it is locked, and goes back to its owner', async () => {
    const unlockAt = BigInt((await now()) + day)
    const { lockId: made, position } = await lockNft(manager, 1n, unlockAt)
    const lockId = made as bigint
    const id = { locker: contracts.nftLocker, lockId }
    expect(position).toBe('v3')

    // Where it is, and what it is worth: what was put in, less what exchanges round away.
    const before = await getNftPosition(client, await nftLockOf(lockId))
    expect(before).toMatchObject({
      position: 'v3',
      token0,
      token1,
      feePpm,
      tickLower,
      tickUpper,
      tick: 0,
    })
    expect(before?.fees).toEqual({ amount0: 0n, amount1: 0n })
    for (const amount of [before?.worth?.amount0 ?? 0n, before?.worth?.amount1 ?? 0n])
      expect(1_000n * one - amount).toBeLessThan(3n)

    // What trades leave is told before it is collected, and just that arrives.
    await swap(token0, token1, 10n * one)
    await swap(token1, token0, 5n * one)
    const earned = (await getNftPosition(client, await nftLockOf(lockId)))?.fees
    expect(earned?.amount0).toBeGreaterThan(0n)
    expect(earned?.amount1).toBeGreaterThan(0n)
    await act(nftLockFlows.setFeeReceiver, { ...id, receiver })
    expect((await nftLockOf(lockId)).feeReceiver).toBe(receiver)
    expect(await refusal(nftLockFlows.collectFees, id, heir)).toBe('NftLocker_NotFeeReceiver')
    const collected = await act(nftLockFlows.collectFees, id, receiver)
    expect(collected).toEqual({ receiver, token0, token1, ...earned })
    expect([await balanceOf(token0, receiver), await balanceOf(token1, receiver)]).toEqual([
      earned?.amount0,
      earned?.amount1,
    ])
    const after = (await getNftPosition(client, await nftLockOf(lockId)))?.fees
    expect(after).toEqual({ amount0: 0n, amount1: 0n })

    // Handed over, prolonged by the new owner, out at its end and not earlier.
    await act(nftLockFlows.transferOwnership, { ...id, newOwner: heir })
    const handed = await nftLockOf(lockId)
    expect([handed.owner, handed.feeReceiver, handed.changes]).toEqual([heir, heir, 1])
    const later = unlockAt + 600n
    expect(await refusal(nftLockFlows.relock, { ...id, unlockAt: later })).toBe(
      'NftLocker_NotOwner',
    )
    await act(nftLockFlows.relock, { ...id, unlockAt: later }, heir)
    await moveTo(Number(later) - 1)
    expect(await refusal(nftLockFlows.withdraw, id, heir)).toBe('NftLocker_StillLocked')
    const page = await findLocks(client, contracts, { kind: 'nft', owner: heir, asset: manager })
    expect(page.locks.map(({ lockId: found }) => found)).toEqual([lockId])
    await moveTo(Number(later))
    const out = await act(nftLockFlows.withdraw, id, heir)
    expect(out).toEqual({ collection: manager, nftId: 1n, owner: heir })
    expect(await getLock(client, { kind: 'nft', ...id })).toBeUndefined()
  })
})

describe('a V4 position', () => {
  let pools: Address
  let manager: Address
  let key: readonly [Address, Address, number, number, Address]

  beforeAll(async () => {
    const path = new URL('../../../contracts/test/fixtures/uniswap-v4.json', import.meta.url)
    const code = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Hex>
    pools = await deployer.create(code.poolManager ?? '0x', ['address'], [owner])
    manager = await deployer.create(
      code.positionManager ?? '0x',
      ['address', 'address', 'uint256', 'address', 'address'],
      [pools, owner, 300_000n, owner, owner],
    )
    key = [zeroAddress, token0, feePpm, 60, zeroAddress]
    const [currency0, currency1, fee, tickSpacing, hooks] = key
    const pool = { currency0, currency1, fee, tickSpacing, hooks }
    await send({ address: pools, abi: v4Abi, functionName: 'initialize', args: [pool, priceOne] })
    // A range above the price takes only the native currency: nothing has to be allowed.
    const position = encodeAbiParameters(
      [
        { type: 'tuple', components: keyTypes },
        { type: 'int24' },
        { type: 'int24' },
        { type: 'uint256' },
        { type: 'uint128' },
        { type: 'uint128' },
        { type: 'address' },
        { type: 'bytes' },
      ],
      [pool, 60, 660, 10n ** 20n, 2n ** 100n, 2n ** 100n, owner, '0x'],
    )
    const pair = encodeAbiParameters(
      [{ type: 'address' }, { type: 'address' }],
      [currency0, currency1],
    )
    const rest = encodeAbiParameters(
      [{ type: 'address' }, { type: 'address' }],
      [zeroAddress, owner],
    )
    const data = encodeAbiParameters(
      [{ type: 'bytes' }, { type: 'bytes[]' }],
      ['0x020d14', [position, pair, rest]],
    )
    await send({
      address: manager,
      abi: v4Abi,
      functionName: 'modifyLiquidities',
      args: [data, deadline],
      valueWei: 100n * one,
    })
  })

  test('tells its pool and its worth, and what it has earned', async () => {
    const { lockId, position } = await lockNft(manager, 1n, BigInt((await now()) + day))
    expect(position).toBe('v4')
    const lock = await nftLockOf(lockId as bigint)
    const before = await getNftPosition(client, lock)
    const poolId = keccak256(encodeAbiParameters(keyTypes, key))
    expect(before).toMatchObject({
      position: 'v4',
      poolAddress: pools,
      poolId,
      token0: zeroAddress,
      token1: token0,
      hooks: zeroAddress,
      feePpm,
      tickLower: 60,
      tickUpper: 660,
      tick: 0,
      liquidity: 10n ** 20n,
      fees: { amount0: 0n, amount1: 0n },
    })
    const held = await client.getBalance({ address: pools })
    expect(before?.worth?.amount1).toBe(0n)
    expect(held - (before?.worth?.amount0 ?? 0n)).toBeLessThan(3n)

    // What a unit of liquidity in the range has earned stands in the pool's books: as trades would leave it there, a tick
    // below the range has seen it pass.
    const slot = keccak256(
      encodeAbiParameters([{ type: 'bytes32' }, { type: 'uint256' }], [poolId, 6n]),
    )
    const outside = (tick: number) =>
      BigInt(
        keccak256(
          encodeAbiParameters(
            [{ type: 'int256' }, { type: 'uint256' }],
            [BigInt(tick), BigInt(slot) + 4n],
          ),
        ),
      )
    const growth = 2n ** 128n / 1_000n
    await node.test.setStorageAt({
      address: pools,
      index: numberToHex(outside(60) + 1n, { size: 32 }),
      value: numberToHex(growth, { size: 32 }),
    })
    const earned = (await getNftPosition(client, lock))?.fees
    expect(earned).toEqual({ amount0: (10n ** 20n * growth) >> 128n, amount1: 0n })
    const id = { locker: lock.locker, lockId: lock.lockId }
    const wei = await client.getBalance({ address: heir })
    await act(nftLockFlows.setFeeReceiver, { ...id, receiver: heir })
    expect(await act(nftLockFlows.collectFees, id)).toMatchObject({ receiver: heir, ...earned })
    expect((await client.getBalance({ address: heir })) - wei).toBe(earned?.amount0)
  })
})

const keyTypes = [
  { name: 'currency0', type: 'address' },
  { name: 'currency1', type: 'address' },
  { name: 'fee', type: 'uint24' },
  { name: 'tickSpacing', type: 'int24' },
  { name: 'hooks', type: 'address' },
] as const
