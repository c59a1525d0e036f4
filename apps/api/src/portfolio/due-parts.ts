import type { ContractName } from '../database/contract-name.ts'
import { showAddress } from '../http/fields.ts'
import type { Due } from './schemas.ts'

/** Unix seconds of a network. */
export type NowOf = (chainId: number) => number

/** What an amount is counted in. */
export const dueAsset = (
  address: `0x${string}`,
  { symbol, decimals }: Pick<ContractName, 'symbol' | 'decimals'>,
): Due['asset'] => ({ address: showAddress(address), symbol, decimals })
