import type { ContractName } from '../database/contract-name.ts'
import { showAddress } from '../http/fields.ts'
import type { PairFacts } from './pair-source.ts'

type Hex = `0x${string}`

/** A contract and what it is called. */
export const serializeAsset = (address: Hex, name: ContractName) => ({
  address: showAddress(address),
  ...name,
})

const serializePairToken = (address: Hex, { symbol, decimals }: ContractName) => ({
  address: showAddress(address),
  symbol,
  decimals,
})

/** Where liquidity is. */
export const serializePair = (pair: PairFacts | null) =>
  pair && {
    address: pair.address && showAddress(pair.address),
    factory: pair.factory && showAddress(pair.factory),
    token0: serializePairToken(pair.token0, pair.names[0]),
    token1: serializePairToken(pair.token1, pair.names[1]),
    feePpm: pair.feePpm,
  }
