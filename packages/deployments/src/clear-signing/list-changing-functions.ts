import { type AbiFunction, toFunctionSelector } from 'viem'
import type { DescribedContract } from './types.ts'

const isChanging = (item: { readonly type: string }): item is AbiFunction =>
  item.type === 'function' &&
  !['view', 'pure'].includes((item as Partial<AbiFunction>).stateMutability ?? '')

/** Functions of a kind of contract that change something, once for each selector, as the first ABI names them. */
export function listChangingFunctions({
  abis,
}: Pick<DescribedContract, 'abis'>): readonly AbiFunction[] {
  const bySelector = new Map<string, AbiFunction>()
  for (const item of abis.flat().filter(isChanging)) {
    const selector = toFunctionSelector(item)
    if (!bySelector.has(selector)) bySelector.set(selector, item)
  }
  return [...bySelector.values()]
}
