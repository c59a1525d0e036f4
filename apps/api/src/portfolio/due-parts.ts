import type { ContractName } from '../database/contract-name.ts'
import { showAddress } from '../http/fields.ts'
import type { PresaleSummary } from '../presale/schemas.ts'
import type { Due } from './schemas.ts'

/** Unix seconds of a network. */
export type NowOf = (chainId: number) => number

/** What can be done, and since when, in unix seconds of its network. */
export interface DatedDue {
  due: Due
  since: number
}

/**
 * The first moment at which something that stays so came to be so, between two moments of which it holds at the second.
 *
 * @param isSo never false again after it was true
 */
export function findFirstMoment(
  from: number,
  to: number,
  isSo: (moment: number) => boolean,
): number {
  let [first, last] = [from, to]
  while (first < last) {
    const middle = Math.floor((first + last) / 2)
    if (isSo(middle)) last = middle
    else first = middle + 1
  }
  return last
}

/** What an amount is counted in. */
export const dueAsset = (
  address: `0x${string}`,
  { symbol, decimals }: Pick<ContractName, 'symbol' | 'decimals'>,
): Due['asset'] => ({ address: showAddress(address), symbol, decimals })

/** What all entries of one presale have in common. */
export const ofPresale = ({ presale }: { readonly presale: PresaleSummary }) => ({
  chainId: presale.chainId,
  subject: 'presale' as const,
  address: presale.address,
  variant: presale.kind,
  number: null,
  name: presale.info?.name ?? presale.token.name,
})
