import { formatInteger, m } from '@slipway/messages'
import { calculateReward } from '@slipway/sdk/solana/presale/presale-math'
import type { SolanaPresaleBuyer } from '@slipway/sdk/solana/presale/types'
import { AddressText } from '@slipway/ui/address-text'
import { CopyField } from '@slipway/ui/copy-field'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { inviteUrl } from '../../../inviter/invite-url.ts'
import { clusterExplorer } from '../../network/cluster-explorer.ts'
import { sharedSearch } from '../../network/read-solana-search.ts'
import type { PresaleView } from '../types.ts'
import classes from './detail.module.css'
import { inviterRatesText, solOf } from './presale-texts.ts'

interface InvitePanelProps {
  view: PresaleView
  account: string
  buyer: SolanaPresaleBuyer
}

/** What inviting brings, level by level. */
export function rewardText({ presale }: PresaleView): string {
  const rates = inviterRatesText(presale)
  return presale.inviterBps.length > 1
    ? m.solpresalepage_invite_text({ rates })
    : m.solpresalepage_invite_text_one({ rates })
}

function RewardLine({ view, buyer }: Pick<InvitePanelProps, 'view' | 'buyer'>) {
  const { chain, presale, status } = view
  if (status.label === 'canceled') return null
  const isFinished = status.label === 'finished'
  return (
    <KeyValue
      label={isFinished ? m.presale_inviter_claim_gets() : m.presale_inviter_expected()}
      emphasis="strong"
    >
      {buyer.isRewarded ? m.presale_inviter_paid() : solOf(chain, calculateReward(presale, buyer))}
    </KeyValue>
  )
}

/** The wallet's own link, whom it brought, and what that earns. */
export function InvitePanel({ view, account, buyer }: InvitePanelProps) {
  const { chain, presale, status } = view
  const { inviter, invitees } = buyer
  const isOpen = status.label === 'coming' || status.label === 'running'
  const url = inviteUrl(`/solana/presale/${presale.address}`, account, sharedSearch(chain))
  return (
    <Panel
      title={isOpen ? m.presale_inviter_title() : m.presale_inviter_title_over()}
      description={isOpen || status.label === 'waiting' ? rewardText(view) : undefined}
    >
      <div className={classes.stack}>
        {status.label === 'canceled' && (
          <NoticeBox tone="info">{m.presale_inviter_void()}</NoticeBox>
        )}
        {isOpen && (
          <CopyField
            label={m.presale_inviter_link()}
            value={url}
            copyLabel={m.presale_inviter_copy()}
          />
        )}
        <KeyValueList>
          <KeyValue label={m.presale_inviter_mine()}>
            {inviter === undefined ? (
              m.presale_inviter_mine_none()
            ) : (
              <AddressText
                address={inviter}
                explorer={clusterExplorer(chain, 'address', inviter)}
              />
            )}
          </KeyValue>
          <KeyValue label={m.solpresalepage_invite_wallets()}>{formatInteger(invitees)}</KeyValue>
          <RewardLine view={view} buyer={buyer} />
        </KeyValueList>
      </div>
    </Panel>
  )
}
