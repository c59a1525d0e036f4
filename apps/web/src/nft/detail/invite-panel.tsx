import { Skeleton } from '@mantine/core'
import { formatBps, formatInteger, m } from '@slipway/messages'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { inviteUrl } from '../../inviter/invite-url.ts'
import { moneyText } from '../shared/money-text.ts'
import classes from './collection.module.css'
import type { NftAct, NftView } from './nft-view.ts'

// For wallets that minted, and for those that have earned.
const CopyField = lazyPart(async () => ({
  default: (await import('@slipway/ui/copy-field')).CopyField,
}))
const InviteClaim = lazyPart(() => import('./invite-claim.tsx'))

/** Whether there is a reward to claim, or it was just claimed. */
const isRewardDue = (act: NftAct) =>
  (act.my?.pendingReward ?? 0n) > 0n || act.doneOf('nft_claim_reward') !== null

/** A wallet's link while anybody can still come by it; the contract knows only those as inviters who bought before. */
function Link({ view }: { view: NftView }) {
  const { sale, account, my, phase } = view
  if (phase === 'finished') return <p className={classes.quiet}>{m.nftpage_invite_over()}</p>
  if (!account) return <p className={classes.quiet}>{m.nftpage_invite_connect()}</p>
  if (!my?.isKnown) return <p className={classes.quiet}>{m.nftpage_invite_first()}</p>
  const url = inviteUrl(`/nft/mint/${sale.address}`, account)
  return (
    <LatePart pending={<Skeleton height={62} />}>
      <CopyField label={m.nftpage_invite_link()} value={url} copyLabel={m.nftpage_invite_copy()} />
    </LatePart>
  )
}

/** What inviting brings on each level, the link for it, what it has earned, and the claim. */
export function InvitePanel({ view, act }: { view: NftView; act: NftAct | undefined }) {
  const { sale, my } = view
  const { inviterRates } = sale.state
  if (inviterRates.length === 0) return null
  const money = moneyText(sale)
  return (
    <Panel title={m.nftpage_invite_title()} description={m.nftpage_invite_text()}>
      <div className={classes.stack}>
        <Link view={view} />
        <KeyValueList>
          {[...inviterRates.entries()].map(([at, bps]) => (
            <KeyValue key={at} label={m.nftpage_invite_level({ level: formatInteger(at + 1) })}>
              {formatBps(bps)}
            </KeyValue>
          ))}
          {my && <KeyValue label={m.nftpage_invite_earned()}>{money(my.earnedReward)}</KeyValue>}
          {my && (
            <KeyValue label={m.nftpage_invite_due()} emphasis="strong">
              {money(my.pendingReward)}
            </KeyValue>
          )}
        </KeyValueList>
        {act && isRewardDue(act) && (
          <LatePart pending={<Skeleton height={180} />}>
            <InviteClaim act={act} />
          </LatePart>
        )}
      </div>
    </Panel>
  )
}
