import { Button, Loader } from '@mantine/core'
import { formatTime, m } from '@slipway/messages'
import type { ProvenEntry } from '@slipway/sdk/solana/airdrop/build-airdrop-claim'
import { calculateClaimable } from '@slipway/sdk/solana/airdrop/calculate-claimable'
import { readPaid } from '@slipway/sdk/solana/airdrop/read-paid'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Stat, StatRow } from '@slipway/ui/stat'
import type { Address } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import type { PreparedReview } from '../flow/use-prepared-review.ts'
import { amountOf } from '../lock/lock-texts.ts'
import { canTaxChange } from '../network/describe-tax.ts'
import { ConnectSolanaButton } from '../wallet/connect-solana-button.tsx'
import classes from './airdrop.module.css'
import { listUnprovenText } from './list-unproven-text.ts'
import type { AirdropView } from './types.ts'
import type { PublishedList } from './use-published-list.ts'

const load = () => withChunkTimeout(import('./prepare-airdrop-action.ts'))

export interface ClaimProps {
  view: AirdropView
  list: PublishedList
  review: PreparedReview<string>
}

interface EntryProps extends Pick<ClaimProps, 'view' | 'review'> {
  entry: ProvenEntry
  claimant: Address
}

/** Why the program lets nobody claim for others now: somebody can choose what it costs them, or each part would cost them more. */
export function othersRefusal({ token, airdrop, now }: AirdropView): string | undefined {
  if (canTaxChange(token)) return m.solana_refused_tax()
  const isReleasing = airdrop.releaseSeconds > 0 && now < airdrop.startAt + airdrop.releaseSeconds
  return token.isTaxed && isReleasing ? m.solana_airdrop_refused_taxed() : undefined
}

interface WhenProps {
  view: AirdropView
  isOwn: boolean
  isAllPaid: boolean
}

/** Why nothing of an entry can be claimed now, or when the next part comes. */
function WhenText({ view, isOwn, isAllPaid }: WhenProps) {
  const { status, now, airdrop } = view
  const { startAt, endAt, releaseSeconds } = airdrop
  if (isAllPaid) return <NoticeBox tone="good">{m.airdrop_mine_all()}</NoticeBox>
  if (status === 'coming')
    return <p className={classes.muted}>{m.airdrop_mine_coming({ time: formatTime(startAt) })}</p>
  if (status === 'finished')
    return (
      <NoticeBox tone="warn">
        {m.airdrop_mine_finished({ time: formatTime(endAt ?? now) })}
      </NoticeBox>
    )
  const end = startAt + releaseSeconds
  // The panel says why others wait.
  if (end <= now || (!isOwn && othersRefusal(view) !== undefined)) return null
  return <p className={classes.muted}>{m.airdrop_mine_next({ time: formatTime(end) })}</p>
}

function Entry({ view, review, entry, claimant }: EntryProps) {
  const { airdrop, token, now, left } = view
  const { amount, index } = entry
  const paid = readPaid(airdrop, index, amount)
  const due = calculateClaimable(airdrop, entry, now)
  const isPayable = due > 0n && due <= left
  const act = `claim ${index}`
  const isDone = review.done === act
  const problem = review.problem?.act === act ? review.problem.text : undefined
  const claim = () =>
    review.run(act, async (signer) => {
      const { prepareAirdropAction } = await load()
      return await prepareAirdropAction(view, signer, { kind: 'claim', entry, claimant, due })
    })
  return (
    <li className={classes.entry}>
      <StatRow>
        <Stat label={m.airdrop_mine_total()} value={amountOf(token, amount)} />
        <Stat label={m.airdrop_mine_claimed()} value={amountOf(token, paid)} />
        <Stat label={m.airdrop_mine_due()} value={amountOf(token, due)} />
      </StatRow>
      {isDone && (
        <NoticeBox tone="good" role="status">
          {m.solana_airdrop_claim_done()}
        </NoticeBox>
      )}
      {due > left && <NoticeBox tone="bad">{m.airdrop_mine_short()}</NoticeBox>}
      <WhenText view={view} isOwn={claimant === review.account} isAllPaid={paid === amount} />
      {problem && (
        <NoticeBox tone="warn" role="alert">
          {problem}
        </NoticeBox>
      )}
      {isPayable && review.account === undefined && <ConnectSolanaButton chain={view.chain} />}
      {isPayable && review.account !== undefined && (
        <Button className={classes.start ?? ''} loading={review.isPreparing} onClick={claim}>
          {m.airdrop_claim_now({ amount: amountOf(token, due) })}
        </Button>
      )}
    </li>
  )
}

/** What an address has in the list, and the way to its tokens. */
export function ClaimEntries({ view, list, review, claimant }: ClaimProps & { claimant: Address }) {
  const { address } = view.airdrop
  const found = useQuery({
    queryKey: ['solana-airdrop-entries', address, list.source, list.version, claimant],
    queryFn: () => list.find(claimant),
    enabled: list.source !== 'none',
    ...{ retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  })
  if (list.source === 'none') return <NoticeBox>{m.solana_airdrop_file_needed()}</NoticeBox>
  if (found.isError)
    return (
      <NoticeBox
        tone="warn"
        role="alert"
        title={m.airdrop_mine_failed()}
        // A file stays what it is: another one is chosen below.
        actions={
          list.source === 'stored' && (
            <Button variant="default" size="xs" onClick={() => void found.refetch()}>
              {m.shell_retry()}
            </Button>
          )
        }
      >
        {listUnprovenText(found.error)}
      </NoticeBox>
    )
  if (!found.data)
    return (
      <p className={classes.row}>
        <Loader size={16} aria-hidden />
        {m.airdrop_mine_searching()}
      </p>
    )
  if (found.data.length === 0) return <NoticeBox>{m.airdrop_mine_none()}</NoticeBox>
  return (
    <ul className={classes.entries}>
      {found.data.map((entry) => (
        <Entry key={entry.index} {...{ view, review, entry, claimant }} />
      ))}
    </ul>
  )
}
