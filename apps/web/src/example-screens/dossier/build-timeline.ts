import type {
  PresaleDetail,
  TokenActionList,
  TokenDetail,
  TokenLaunch,
  TokenLockSummary,
} from '@slipway/api-client'
import { presaleLimits } from '@slipway/sdk/presale/presale-limits'
import { zeroAddress } from 'viem'

/** What can happen to a project, in the order of the words that say it. */
export type MilestoneKind =
  | 'created'
  | 'mintDisabled'
  | 'presale-created'
  | 'presale-opened'
  | 'presale-ended'
  | 'presale-finalized'
  | 'presale-finished'
  | 'presale-canceled'
  | 'presale-removed'
  | 'liquidity'
  | 'launched'
  | 'renounced'
  | 'handed-over'
  | 'unlock'
  | 'unlock-liquidity'

/** A moment in a project's life. */
export interface Milestone {
  readonly kind: MilestoneKind
  /** unix seconds */
  readonly at: number
  /** Presale or lock that it is about. */
  readonly subject?: string
  /** Transaction that proves it; absent for what time alone brings. */
  readonly txHash?: string
}

/** A presale, and what canceled it on chain; absent where the clock alone did. */
export type ToldPresale = PresaleDetail & {
  readonly cancellation?: { readonly at: number; readonly txHash: string } | undefined
}

/** What index and chain know of a project; parts that nobody knows are left out. */
export interface DossierFacts {
  readonly token?: TokenDetail | undefined
  readonly actions?: TokenActionList['items'] | undefined
  readonly launch?: TokenLaunch | undefined
  readonly presales?: readonly ToldPresale[] | undefined
  readonly locks?: TokenLockSummary | undefined
}

type Action = TokenActionList['items'][number]

function ofAction({ kind, account, createdAt: at, txHash }: Action): Milestone | undefined {
  if (kind === 'mintDisabled') return { kind, at, txHash }
  if (kind === 'launched') return { kind, at, txHash }
  if (kind !== 'ownershipTransferred') return undefined
  // A token has an owner from its first block: only an owner who leaves or hands over is news.
  return { kind: account === zeroAddress ? 'renounced' : 'handed-over', at, txHash }
}

/** How a presale failed: by what was said on chain, or by the clock. */
function failureOf({ address: subject, cancellation, ...presale }: ToldPresale): Milestone {
  const { startTime, endTime, status } = presale
  const lapse = status.reason === 'lapsed' ? Number(presaleLimits.lapseSeconds) : 0
  const at = cancellation?.at ?? endTime + lapse
  const txHash = cancellation?.txHash
  const kind = at < startTime ? 'presale-removed' : 'presale-canceled'
  return { kind, at, subject, ...(txHash && { txHash }) }
}

function ofPresale(presale: ToldPresale): Milestone[] {
  const { address: subject, startTime, endTime, createdAt, txHash, listing, status } = presale
  const failure = !listing && status.label === 'canceled' ? failureOf(presale) : undefined
  const found: Milestone[] = [{ kind: 'presale-created', at: createdAt, subject, txHash }]
  if (failure?.kind !== 'presale-removed')
    found.push({ kind: 'presale-opened', at: startTime, subject })
  if (listing)
    found.push({
      kind: presale.kind === 'private' ? 'presale-finished' : 'presale-finalized',
      at: listing.finalizedAt,
      subject,
      txHash: listing.txHash,
    })
  else if (failure) found.push(failure)
  else found.push({ kind: 'presale-ended', at: endTime, subject })
  return found
}

function ofLocks({ unlocks, pools }: TokenLockSummary): Milestone[] {
  return [
    ...unlocks.map(({ at }) => ({ kind: 'unlock', at }) as const),
    ...pools.flatMap((pool) =>
      pool.unlocks.map(
        ({ at }) => ({ kind: 'unlock-liquidity', at, subject: pool.asset }) as const,
      ),
    ),
  ]
}

/** Locks of many owners come free on many days: the next ones are what a reader asks for. */
const UNLOCKS_SHOWN = 5

/**
 * A project's life in order, what is past and what is to come.
 * @param now unix seconds; unlocks before it are no promise any more and are left out
 */
export function buildTimeline(facts: DossierFacts, now: number): readonly Milestone[] {
  const { token, actions = [], launch, presales = [], locks } = facts
  const unlocks = (locks ? ofLocks(locks) : [])
    .filter(({ at }) => at > now)
    .sort((left, right) => left.at - right.at)
    .slice(0, UNLOCKS_SHOWN)
  const created: Milestone[] = token
    ? [{ kind: 'created', at: token.createdAt, txHash: token.txHash }]
    : []
  const firstBlock = token?.txHash
  const acts = actions
    .filter(({ txHash, kind }) => kind !== 'ownershipTransferred' || txHash !== firstBlock)
    .flatMap((action) => ofAction(action) ?? [])
  const launches = (launch?.launches ?? []).map(
    ({ createdAt: at, txHash }) => ({ kind: 'liquidity', at, txHash }) as const,
  )
  return [...created, ...acts, ...launches, ...presales.flatMap(ofPresale), ...unlocks].sort(
    (left, right) => left.at - right.at,
  )
}
