import { reachesSoftCap } from '@slipway/sdk/presale/presale-math'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import type { Presale } from '@slipway/sdk/presale/types'
import type { Sign, SignName } from './sign.ts'

/** What is so of a sale. @param now unix seconds of the chain's newest block */
export function signsOfSale(
  sale: Pick<Presale, 'address' | 'kind' | 'terms' | 'state'>,
  now: number,
): readonly Sign[] {
  const { terms, state } = sale
  const { label, reason } = presaleStatus(sale, now)
  const isCanceled = label === 'canceled'
  // One that was never seen running, because it was finished or canceled meanwhile, is told of by its end alone.
  const all: readonly (readonly [SignName, boolean])[] = [
    ['saleStarted', label === 'running' || label === 'waiting'],
    [
      'saleSoftCap',
      !isCanceled && terms.softCap > 0n && reachesSoftCap(sale.kind, terms, state.total),
    ],
    ['saleFull', !isCanceled && terms.hardCap > 0n && state.total >= terms.hardCap],
    ['saleEnded', label === 'waiting'],
    ['saleFinal', label === 'finished'],
    ['saleCanceled', isCanceled],
  ]
  return all
    .filter(([, holds]) => holds)
    .map(
      ([name]): Sign => ({
        key: `sale:${sale.address.toLowerCase()}:${name}`,
        name,
        args: name === 'saleCanceled' ? { reason } : {},
      }),
    )
}
