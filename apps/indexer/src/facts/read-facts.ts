import { nftLockerAbi } from '@slipway/deployments/abi'
import { type Hex, hexToString, isAddress, isHex, parseAbi } from 'viem'
import { lowerCase, storableText, ZERO_ADDRESS } from '../store/stored-values.ts'
import type { AskContract } from './ask-contract.ts'

const MOST_CHARACTERS = 64
const MOST_DECIMALS = 255n

const tokenAbi = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint256)',
  'function totalSupply() view returns (uint256)',
])
/** Some old tokens answer their names in one word. */
const wordAbi = parseAbi([
  'function name() view returns (bytes32)',
  'function symbol() view returns (bytes32)',
])
const poolAbi = parseAbi([
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function factory() view returns (address)',
  'function fee() view returns (uint256)',
])
const factoryAbi = parseAbi([
  'function getPair(address, address) view returns (address)',
  'function getPool(address, address, uint24) view returns (address)',
])

/** What a contract says of itself; null where it says nothing. */
export interface Facts {
  name: string | null
  symbol: string | null
  decimals: number | null
  supply: bigint | null
  token0: Hex | null
  token1: Hex | null
  factory: Hex | null
  feePpm: number | null
}

/** Whom it is about: a contract, or a V4 position by its lock. */
export interface Subject {
  address: Hex
  /** of a V4 position */
  lock?: { locker: Hex; lockId: bigint }
}

const NO_POOL = { token0: null, token1: null, factory: null, feePpm: null }
const NO_TOKEN = { name: null, symbol: null, decimals: null, supply: null }

const controls = /\p{Cc}/gu

async function readWord(ask: AskContract, address: Hex, functionName: 'name' | 'symbol') {
  const word = await ask({ address, abi: wordAbi, functionName })
  return isHex(word) ? hexToString(word).replace(/\0+$/, '') : null
}

async function readText(ask: AskContract, address: Hex, functionName: 'name' | 'symbol') {
  const text = await ask({ address, abi: tokenAbi, functionName })
  const found = typeof text === 'string' ? text : await readWord(ask, address, functionName)
  if (!found) return null
  const clean = storableText(found).toWellFormed().replace(controls, '').trim()
  return [...clean].slice(0, MOST_CHARACTERS).join('') || null
}

async function readToken(ask: AskContract, address: Hex) {
  const [name, symbol, decimals, supply] = await Promise.all([
    readText(ask, address, 'name'),
    readText(ask, address, 'symbol'),
    ask({ address, abi: tokenAbi, functionName: 'decimals' }),
    ask({ address, abi: tokenAbi, functionName: 'totalSupply' }),
  ])
  const isCount = typeof decimals === 'bigint' && decimals <= MOST_DECIMALS
  return {
    name,
    symbol,
    decimals: isCount ? Number(decimals) : null,
    supply: typeof supply === 'bigint' ? supply : null,
  }
}

const toAddress = (value: unknown): Hex | null =>
  typeof value === 'string' && isAddress(value) ? lowerCase(value) : null

const isSame = (value: unknown, address: Hex) => toAddress(value) === lowerCase(address)

/** A pool is one that its own factory knows by its tokens (as the lockers look at it). */
async function readPool(ask: AskContract, address: Hex) {
  const get = (functionName: string) => ask({ address, abi: poolAbi, functionName })
  const answers = await Promise.all(['token0', 'token1', 'factory', 'fee'].map(get))
  const [token0, token1, factory] = answers.map(toAddress)
  const fee = answers[3]
  if (!token0 || !token1 || !factory || token0 === ZERO_ADDRESS) return NO_POOL
  const ofFactory = { address: factory, abi: factoryAbi }
  const pair = { functionName: 'getPair', args: [token0, token1] }
  if (isSame(await ask({ ...ofFactory, ...pair }), address)) {
    return { token0, token1, factory, feePpm: null }
  }
  if (typeof fee !== 'bigint' || fee >= 2n ** 24n) return NO_POOL
  const pool = { functionName: 'getPool', args: [token0, token1, Number(fee)] }
  if (!isSame(await ask({ ...ofFactory, ...pool }), address)) return NO_POOL
  return { token0, token1, factory, feePpm: Number(fee) }
}

async function readPosition(ask: AskContract, { locker, lockId }: { locker: Hex; lockId: bigint }) {
  const pool = (await ask({
    address: locker,
    abi: nftLockerAbi,
    functionName: 'poolOf',
    args: [lockId],
  })) as { token0: Hex; token1: Hex; fee: bigint; poolAddress: Hex } | null
  if (!pool || lowerCase(pool.poolAddress) === ZERO_ADDRESS) return NO_POOL
  return {
    token0: lowerCase(pool.token0),
    token1: lowerCase(pool.token1),
    factory: null,
    feePpm: Number(pool.fee),
  }
}

/**
 * Reads what a contract says of itself.
 *
 * @throws {HttpRequestError | TimeoutError} when no node answers
 */
export async function readFacts(ask: AskContract, { address, lock }: Subject): Promise<Facts> {
  if (lock) return { ...NO_TOKEN, ...(await readPosition(ask, lock)) }
  const [token, pool] = await Promise.all([readToken(ask, address), readPool(ask, address)])
  return { ...token, ...pool }
}
