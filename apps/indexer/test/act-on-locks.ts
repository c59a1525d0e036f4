import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import {
  lockAnnouncerAbi,
  nftLockerAbi,
  standardTokenAbi,
  tokenLockerAbi,
} from '@slipway/deployments/abi'
import { buildPosition, buildPositionTrade } from '@slipway/devnet/venue/build-position'
import {
  localCollectionAbi,
  localCollectionAddress,
} from '@slipway/devnet/venue/collection/local-collection'
import type { LocalVenue } from '@slipway/devnet/venue/deploy-venue'
import type { LockContracts } from '@slipway/sdk/lock/types'
import { type Abi, type Address, maxUint256, zeroAddress } from 'viem'
import { send } from './act-on-taxed.ts'

const FOREVER = 2n ** 40n - 1n
const DAY = 86_400n
const ETHER = 10n ** 18n
const atOnce = { cliffAt: 0n, firstBps: 0n, cycleSeconds: 0n, cycleBps: 0n }

/** What acts need of the chain. */
export interface LockWorld {
  clientOf: (index: number) => DeployClient
  contracts: LockContracts
  venue: LocalVenue
  pass: (seconds: bigint) => Promise<void>
}

const callOf =
  (address: Address, abi: unknown) =>
  (client: DeployClient, functionName: string, args: readonly unknown[]) =>
    send(client, { address, abi: abi as Abi, functionName, args })

/** Everything that can be done with locks of a token that is not ours; the migration apart, which needs a successor. */
export async function useTokenLocker(world: LockWorld, token: Address): Promise<void> {
  const { tokenLocker } = world.contracts
  const act = callOf(tokenLocker, tokenLockerAbi)
  const [owner, second, third] = [world.clientOf(0), world.clientOf(2), world.clientOf(3)]
  const addressOf = (client: DeployClient) => client.account.address
  await callOf(token, standardTokenAbi)(owner, 'approve', [tokenLocker, maxUint256])
  const { timestamp: now } = await owner.getBlock()
  const lock = (amount: bigint, unlockAt: bigint, options: object = {}) =>
    act(owner, 'lock', [
      token,
      amount,
      addressOf(owner),
      unlockAt,
      { rebasing: false, migratable: false, schedule: atOnce, ...options },
    ])
  const steps = {
    cliffAt: now + DAY,
    firstBps: 1_000n,
    cycleSeconds: DAY,
    cycleBps: 4_000n,
  }
  await lock(1_000n, now + 10n * DAY)
  await lock(10n ** 12n + 7n, now + 4n * DAY, { migratable: true, schedule: steps })
  await lock(500n, FOREVER)
  await lock(3_000n, now + 2n * DAY, { rebasing: true })
  const linear = { ...atOnce, cliffAt: now + DAY, firstBps: 500n }
  const entries = [second, third, second].map((client, index) => ({
    owner: addressOf(client),
    amount: 111n * BigInt(index + 1),
    unlockAt: now + 30n * DAY,
    schedule: linear,
  }))
  await act(owner, 'lockMany', [token, entries, false, true])
  await act(second, 'setOperator', [zeroAddress, true])
  await act(third, 'setOperator', [addressOf(owner), true])
  await act(third, 'setOperator', [addressOf(owner), false])
  await act(owner, 'increment', [2n, 50n])
  await world.pass(DAY + 10n)
  await act(owner, 'withdraw', [2n, 10n ** 11n])
  await act(owner, 'split', [2n, 333n])
  await act(owner, 'relock', [2n, now + 6n * DAY])
  await act(owner, 'transferOwnership', [8n, addressOf(third)])
  await act(owner, 'withdrawFor', [[5n, 7n]])
  await act(owner, 'split', [4n, 1_000_000n])
  await world.pass(2n * DAY)
  // The rebasing locks' vault grows by itself.
  const [asset] = await owner.readContract({
    address: tokenLocker,
    abi: tokenLockerAbi,
    functionName: 'solvencyPage',
    args: [1n, 1n],
  })
  const vault = await owner.readContract({
    address: tokenLocker,
    abi: tokenLockerAbi,
    functionName: 'custodyOf',
    args: [2n],
  })
  if (!asset) throw new Error('there is no rebasing asset')
  await callOf(token, standardTokenAbi)(owner, 'transfer', [vault, 900n])
  await act(owner, 'withdraw', [4n, 500_000n])
  await act(owner, 'withdraw', [9n, 1_000_000n])
}

/** Names successors and strikes one off. */
export async function useAnnouncer({ clientOf, contracts }: LockWorld): Promise<void> {
  const act = callOf(contracts.lockAnnouncer, lockAnnouncerAbi)
  await act(clientOf(0), 'announce', [contracts.tokenLocker])
  await act(clientOf(0), 'announce', [contracts.nftLocker])
  await act(clientOf(0), 'strikeOff', [contracts.nftLocker])
}

/** Locks NFTs of a collection and a V3 position that earns meanwhile. */
export async function useNftLocker(world: LockWorld, token: Address): Promise<void> {
  const { contracts, venue, clientOf } = world
  const [owner, second] = [clientOf(0), clientOf(2)]
  const act = callOf(contracts.nftLocker, nftLockerAbi)
  const me = owner.account.address
  const { nftManager } = venue.positions
  await callOf(localCollectionAddress, localCollectionAbi)(owner, 'mint', [me, 2n])
  await callOf(token, standardTokenAbi)(owner, 'approve', [nftManager, maxUint256])
  const params = { token, wrappedNative: venue.wrappedNative, owner: me }
  const mint = buildPosition(venue.positions, {
    ...params,
    tokenAmount: ETHER,
    nativeWei: ETHER,
  })
  await sendBuilt(owner, mint)
  const { timestamp: now } = await owner.getBlock()
  const nfts = [
    [localCollectionAddress, await firstOf(owner, localCollectionAddress, me)],
    [nftManager, await firstOf(owner, nftManager, me)],
  ] as const
  for (const [collection, nftId] of nfts) {
    await callOf(collection, approvalAbi)(owner, 'approve', [contracts.nftLocker, nftId])
    await act(owner, 'lock', [collection, nftId, me, now + DAY])
  }
  await sendBuilt(
    second,
    buildPositionTrade(venue.positions, {
      ...params,
      nativeWei: ETHER / 100n,
      owner: second.account.address,
    }),
  )
  await act(owner, 'setFeeReceiver', [2n, second.account.address])
  await act(second, 'collectFees', [2n])
  await act(owner, 'relock', [2n, FOREVER])
  await act(owner, 'transferOwnership', [2n, second.account.address])
  await world.pass(DAY + 5n)
  await act(owner, 'withdraw', [1n])
}

const approvalAbi = [
  {
    type: 'function',
    name: 'approve',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'to', type: 'address' },
      { name: 'tokenId', type: 'uint256' },
    ],
    outputs: [],
  },
] as const

async function sendBuilt(
  client: DeployClient,
  { to, data, valueWei }: ReturnType<typeof buildPosition>,
) {
  const hash = await client.sendTransaction({ to, data, value: valueWei, gas: 8_000_000n })
  const receipt = await client.waitForTransactionReceipt({ hash })
  if (receipt.status !== 'success') throw new Error('a transaction failed')
}

/** The first NFT of a collection that was ever given to an account. */
async function firstOf(client: DeployClient, collection: Address, owner: Address) {
  const [log] = await client.getLogs({
    address: collection,
    event: {
      type: 'event',
      name: 'Transfer',
      inputs: [
        { name: 'from', type: 'address', indexed: true },
        { name: 'to', type: 'address', indexed: true },
        { name: 'tokenId', type: 'uint256', indexed: true },
      ],
    },
    args: { to: owner },
    fromBlock: 0n,
  })
  if (log?.args.tokenId === undefined) throw new Error('no NFT was minted')
  return log.args.tokenId
}
