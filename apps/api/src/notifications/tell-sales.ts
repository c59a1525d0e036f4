import { dueAsset, type NowOf } from '../portfolio/due-parts.ts'
import type { DueLists } from '../portfolio/read-due-lists.ts'
import type { Due } from '../portfolio/schemas.ts'
import { LAPSE_SECONDS } from '../presale/presale-status.ts'
import type { SaleMoments } from './read-sale-moments.ts'
import type { Notification } from './schemas.ts'

type OwnSale = DueLists['presales']['items'][number]

/** A sale that is over and filled has as much as this, in basis points of its hard cap. */
const FULL_BPS = 10_000

/** When a sale ended in failure: what was said on chain, or what the clock says without it. */
function failedAt({ presale }: OwnSale, { canceledAt }: SaleMoments): number {
  if (canceledAt !== null) return canceledAt
  return presale.status.reason === 'lapsed' ? presale.endTime + LAPSE_SECONDS : presale.endTime
}

/** What happened to a sale in which an address took part. */
export function tellSale(own: OwnSale, moments: SaleMoments, nowOf: NowOf): Notification[] {
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
            chainId: presale.chainId,
            subject: 'sale',
            address: presale.address,
            variant: presale.kind,
            number: null,
            name: presale.info?.name ?? presale.token.name,
            amount: account.contributed === '0' ? null : account.contributed,
            asset: dueAsset(presale.currency as `0x${string}`, { symbol: null, decimals: null }),
          },
        ]
  const isOver = presale.endTime <= nowOf(presale.chainId)
  return [
    ...tell('saleFilled', moments.movedAt, presale.progressBps >= FULL_BPS && label !== 'canceled'),
    // A sale that was over before its time is told of by what ended it.
    ...tell('saleEnded', presale.endTime, isOver && (ended === null || ended > presale.endTime)),
    ...tell('saleFinished', moments.finalizedAt, label === 'finished'),
    ...tell('saleCanceled', ended, label === 'canceled'),
  ]
}

/** Since when a sale owes something, and what makes it another debt than the one before. */
export function dateSaleDue(
  due: Due,
  moments: SaleMoments | undefined,
  own: OwnSale | undefined,
): { at: number; part: string } {
  if (due.kind === 'saleRefund' || due.kind === 'saleExitFee')
    return { at: own && moments ? failedAt(own, moments) : 0, part: '' }
  if (due.kind === 'saleReward') return { at: moments?.finalizedAt ?? 0, part: '' }
  // What is released after a claim is a debt of its own.
  const claims = own?.account.claims ?? 0
  const since = moments?.vestingStart ?? 0
  return {
    at: claims > 0 ? Math.max(since, own?.account.updatedAt ?? 0) : since,
    part: `:${claims}`,
  }
}
