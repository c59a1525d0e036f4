import { reachesSoftCap } from '@slipway/sdk/presale/presale-math'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import type { Presale } from '@slipway/sdk/presale/types'
import type { Finding, FindingName } from './finding.ts'

/** What is so of a presale. @param now unix seconds of the chain's newest block */
export function findingsOfPresale(
  presale: Pick<Presale, 'address' | 'kind' | 'terms' | 'state'>,
  now: number,
): readonly Finding[] {
  const { terms, state } = presale
  const { label, reason } = presaleStatus(presale, now)
  const isCanceled = label === 'canceled'
  // One that was never seen running, because it was finished or canceled meanwhile, is told of by its end alone.
  const all: readonly (readonly [FindingName, boolean])[] = [
    ['presaleStarted', label === 'running' || label === 'waiting'],
    [
      'presaleSoftCap',
      !isCanceled && terms.softCap > 0n && reachesSoftCap(presale.kind, terms, state.total),
    ],
    ['presaleFull', !isCanceled && terms.hardCap > 0n && state.total >= terms.hardCap],
    ['presaleEnded', label === 'waiting'],
    ['presaleFinal', label === 'finished'],
    ['presaleCanceled', isCanceled],
  ]
  return all
    .filter(([, holds]) => holds)
    .map(
      ([name]): Finding => ({
        key: `presale:${presale.address.toLowerCase()}:${name}`,
        name,
        args:
          name === 'presaleCanceled' ? { reason, refunds: state.total > 0n ? 'yes' : 'no' } : {},
      }),
    )
}
