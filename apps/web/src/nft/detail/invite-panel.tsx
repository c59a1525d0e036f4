import { TextInput } from '@mantine/core'
import { formatBps, formatInteger, m } from '@slipway/messages'
import { CopyButton } from '@slipway/ui/copy-button'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { PlainAction } from '../../action/plain-action.tsx'
import { inviteUrl } from '../../invite/invite-url.ts'
import { activeChain } from '../../shell/active-chain.ts'
import { moneyText } from '../shared/money-text.ts'
import classes from './collection.module.css'
import { loadUserPlans } from './load-plans.ts'
import type { NftAct, NftView } from './nft-view.ts'
import { ReceiverForm } from './receiver-form.tsx'

/** A wallet's link; the contract knows only those as inviters who minted before. */
function Link({ view }: { view: NftView }) {
  const { sale, account, my } = view
  if (!account) return <p className={classes.quiet}>{m.nftpage_invite_connect()}</p>
  if (!my || my.minted === 0) return <p className={classes.quiet}>{m.nftpage_invite_first()}</p>
  const url = inviteUrl({
    origin: window.location.origin,
    chain: activeChain.shortname,
    path: `/nft/mint/${sale.address}`,
    inviter: account,
  })
  return (
    <TextInput
      label={m.nftpage_invite_link()}
      value={url}
      readOnly
      onFocus={(event) => event.currentTarget.select()}
      rightSection={<CopyButton value={url} label={m.nftpage_invite_copy()} />}
    />
  )
}

function Claim({ act }: { act: NftAct }) {
  const due = act.my?.pendingReward ?? 0n
  if (due === 0n && act.doneOf('nft_claim_reward') === null) return null
  const amount = moneyText(act.sale)(due)
  return (
    <>
      <PlainAction
        act={act}
        kind="nft_claim_reward"
        title={m.nftpage_claim_title()}
        text={m.nftpage_claim_text()}
        current={amount}
        open={m.nftpage_claim_open()}
        preview={m.nftpage_claim_preview({ amount })}
        plan={async () => (await loadUserPlans()).claimPlan(act, due)}
      />
      {due > 0n && (
        <ReceiverForm
          act={act}
          kind="nft_claim_reward"
          title={m.nftpage_claim_to_title()}
          amount={amount}
          plan={async (to) => (await loadUserPlans()).claimToPlan(act, due, to)}
        />
      )}
    </>
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
        {act && <Claim act={act} />}
      </div>
    </Panel>
  )
}
