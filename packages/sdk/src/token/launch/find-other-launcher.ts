import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { TokenLaunch } from '../types.ts'

/**
 * The contract that was given the right to open trading, where it is not `own`: the right is given once, for good (S-31).
 * @param own who could still be given it, or has it already
 * @returns undefined where the right is free, or `own` has it
 */
export function findOtherLauncher(
  { launcher }: Pick<TokenLaunch, 'launcher'>,
  own: Address | undefined,
): Address | undefined {
  const isOwn = own !== undefined && isAddressEqual(launcher, own)
  return isOwn || launcher === zeroAddress ? undefined : launcher
}
