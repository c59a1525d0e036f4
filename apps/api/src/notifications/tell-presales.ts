import { dueAsset, type NowOf, ofPresale } from '../portfolio/due-parts.ts'
import type { DueLists } from '../portfolio/read-due-lists.ts'
import type { Due } from '../portfolio/schemas.ts'
import { LAPSE_SECONDS } from '../presale/presale-status.ts'
import type { PresaleMoments } from './read-presale-moments.ts'
import type { Notification } from './schemas.ts'

type OwnPresale = DueLists['presales']['items'][number]

/** When a presale ended in failure: what was said on chain, or what the clock says without it. */
function failedAt({ presale }: OwnPresale, { canceledAt }: PresaleMoments): number {
  if (canceledAt !== null) return canceledAt
  return presale.status.reason === 'lapsed' ? presale.endTime + LAPSE_SECONDS : presale.endTime
}

/** What happened to a presale in which an address took part. */
export function tellPresale(
  own: OwnPresale,
  moments: PresaleMoments,
  nowOf: NowOf,
): Notification[] {
  const { presale, account } = own
  if (account.everContributed === '0') return []
  const { label } = presale.status
  const ended = label === 'canceled' ? failedAt(own, moments) : moments.finalizedAt
  const tell = (kind: Notification['kind'], at: number | null, isTold: boolean): Notification[] =>
    at === null || !isTold
      ? []
      : [
          {
            id: `${kind}:${presale.id}`,
            kind,
            isDue: false,
            at,
            ...ofPresale(own),
            amount: account.contributed === '0' ? null : account.contributed,
            asset: dueAsset(presale.currency as `0x${string}`, { symbol: null, decimals: null }),
          },
        ]
  const isOver = presale.endTime <= nowOf(presale.chainId)
  return [
    ...tell('presaleFilled', moments.filledAt, label !== 'canceled'),
    // A presale that was over before its time is told of by what ended it.
    ...tell('presaleEnded', presale.endTime, isOver && (ended === null || ended > presale.endTime)),
    ...tell('presaleFinished', moments.finalizedAt, label === 'finished'),
    ...tell('presaleCanceled', ended, label === 'canceled'),
  ]
}

/** Since when a presale owes what follows from its end. */
export function datePresaleDue(
  due: Due,
  moments: PresaleMoments | undefined,
  own: OwnPresale | undefined,
): number {
  if (due.kind === 'presaleReward') return moments?.finalizedAt ?? 0
  return own && moments ? failedAt(own, moments) : 0
}
