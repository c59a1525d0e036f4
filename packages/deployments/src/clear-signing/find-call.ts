import { type AbiFunction, toFunctionSignature } from 'viem'
import type { DescribedContract } from './types.ts'

/** What a kind's table says of one of its functions. */
export const findCall = ({ calls }: Pick<DescribedContract, 'calls'>, item: AbiFunction) =>
  calls[toFunctionSignature(item)] ?? calls[item.name]
