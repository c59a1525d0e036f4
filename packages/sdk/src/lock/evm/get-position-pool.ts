import { type Address, parseAbi, zeroAddress } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { NftPositionKind } from '../../evm/nft-position-kind.ts'
import { readOrNothing } from '../../evm/read-or-nothing.ts'
import { readTokenText } from '../../evm/read-token-text.ts'
import { findV3Position } from './find-v3-position.ts'

/** What position managers of V4 say of one position. */
const positionAbi = parseAbi([
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'function getPoolAndPositionInfo(uint256 nftId) view returns (PoolKey key, uint256 info)',
  'function getPositionLiquidity(uint256 nftId) view returns (uint128 liquidity)',
])
/** Set in the fee of a V4 pool whose hook decides. */
const hookDecides = 0x80_00_00

/** One side of a position's pool. */
export interface PositionSide {
  /** The zero address stands for the native currency (V4). */
  readonly address: Address
  /** Its maker's text; absent where it has none, and of the native currency. */
  readonly symbol?: string | undefined
}

/** The pool of a position before it is locked, as its manager says. */
export interface PositionPool {
  readonly token0: PositionSide
  readonly token1: PositionSide
  /** Parts per million; undefined where the pool or its hook decides. */
  readonly feePpm?: number | undefined
  /** 0 of a position that is empty. */
  readonly liquidity: bigint
}

interface RawPool {
  readonly token0: Address
  readonly token1: Address
  readonly feePpm?: number
  readonly liquidity: bigint
}

async function getV4(
  client: ReadClient,
  address: Address,
  nftId: bigint,
): Promise<RawPool | undefined> {
  const manager = { address, abi: positionAbi, args: [nftId] } as const
  const [info, liquidity] = await Promise.all([
    readOrNothing(client.readContract({ ...manager, functionName: 'getPoolAndPositionInfo' })),
    readOrNothing(client.readContract({ ...manager, functionName: 'getPositionLiquidity' })),
  ])
  if (!info || liquidity === undefined) return undefined
  const [{ currency0, currency1, fee }] = info
  // A manager answers nothing but zeros for a position that was never there.
  if (currency1 === zeroAddress) return undefined
  const tokens = { token0: currency0, token1: currency1, liquidity }
  return fee < hookDecides ? { ...tokens, feePpm: fee } : tokens
}

async function getSide(client: ReadClient, address: Address): Promise<PositionSide> {
  if (address === zeroAddress) return { address }
  return { address, symbol: await readOrNothing(readTokenText(client, address, 'symbol')) }
}

/**
 * Reads which pool a position is in, before it is locked; the locker looks again when it comes in.
 * Warning: these are the words of the position's manager, which anybody can write.
 * @returns undefined where there is no such position.
 */
export async function getPositionPool(
  client: ReadClient,
  query: {
    readonly collection: Address
    readonly nftId: bigint
    readonly position: Exclude<NftPositionKind, 'none'>
  },
): Promise<PositionPool | undefined> {
  const { collection, nftId, position } = query
  const raw = await (position === 'v3'
    ? findV3Position(client, { collection, nftId })
    : getV4(client, collection, nftId))
  if (!raw) return undefined
  const [token0, token1] = await Promise.all([
    getSide(client, raw.token0),
    getSide(client, raw.token1),
  ])
  return { token0, token1, feePpm: raw.feePpm, liquidity: raw.liquidity }
}
