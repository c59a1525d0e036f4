import type { Token } from '../types.ts'

/**
 * What a rehearsed trade and the owner in the code depend on, in one text: under another one, what was read before is no
 * longer so. Tells a launch, other taxes or limits, and another owner.
 */
export function calculateStateStamp({ owner, taxed }: Pick<Token, 'owner' | 'taxed'>): string {
  if (!taxed) return owner.toLowerCase()
  const { launch, taxes, limits } = taxed
  const { buyBps, sellBps, transferBps, addPoolBps, removePoolBps } = taxes
  return [
    owner.toLowerCase(),
    launch.isLaunched ? 'open' : 'closed',
    ...[buyBps, sellBps, transferBps, addPoolBps, removePoolBps],
    ...[limits.walletLimit, limits.swapLimit],
  ].join(' ')
}
