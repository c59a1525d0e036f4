import { type Address, bytesToBigInt, bytesToHex, getAddress, parseEther } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import type { Trader } from './trade-rehearsal.ts'

/** Gas that a rehearsal's steps may use together. */
export const REHEARSAL_GAS = 25_000_000n
/** What a wallet has left beside stake and gas, in wei: between these, as wallets do, and never a round number. */
const LEAST_SPARE = parseEther('0.1')
const SPARE_RANGE = parseEther('2')

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))

/** An address that nobody has used, so that no token can know it. */
export const createFreshAddress = (): Address => getAddress(bytesToHex(random(20)))

/** What a network's newest block says to a transaction. */
export interface BlockFacts {
  readonly number: bigint
  /** Unix seconds. */
  readonly timestamp: bigint
  readonly miner: Address
  /** Wei; null before EIP-1559. */
  readonly baseFeePerGas: bigint | null
}

/** The newest block, and what a wallet would pay for gas now. */
export async function getSurroundings(client: ReadClient) {
  const [block, gasPriceWei] = await Promise.all([client.getBlock(), client.getGasPrice()])
  const { number, timestamp, miner, baseFeePerGas } = block
  const floor = baseFeePerGas ?? 0n
  return {
    block: { number, timestamp, miner, baseFeePerGas } satisfies BlockFacts,
    gasPriceWei: gasPriceWei > floor ? gasPriceWei : floor,
  }
}

/**
 * Somebody who has never traded, with enough for the stake and for gas at the network's price.
 * @param stakeWei what the stake costs.
 */
export function createTrader(kind: Trader['kind'], stakeWei: bigint, gasPriceWei: bigint): Trader {
  const spare = LEAST_SPARE + (bytesToBigInt(random(16)) % SPARE_RANGE)
  const balanceWei = stakeWei + REHEARSAL_GAS * gasPriceWei + spare
  return { address: createFreshAddress(), kind, balanceWei, gasPriceWei }
}
