import { formatBps, m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { CopyField } from '@slipway/ui/copy-field'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { zeroAddress } from 'viem'
import { inviteUrl } from '../../inviter/invite-url.ts'
import type { PoolView } from './pool-act.ts'
import { poolAmounts } from './pool-amounts.ts'
import classes from './pool-screen.module.css'

/** What inviting brings, the link for it, and what it has earned. */
export function InvitePanel({ view }: { view: PoolView }) {
  const { pool, account, my, now } = view
  const { glance } = poolAmounts(pool)
  if (pool.terms.inviteBps === 0) return null
  const url = account && inviteUrl(`/mining/detail/${pool.address}`, account)
  return (
    <Panel
      title={m.stakepage_invite_title()}
      description={m.stakepage_invite_text({ percent: formatBps(pool.terms.inviteBps) })}
    >
      <div className={classes.stack}>
        {pool.terms.stakeDeadline <= now ? (
          <p className={classes.quiet}>{m.stakepage_invite_over()}</p>
        ) : url ? (
          <CopyField
            label={m.stakepage_invite_link()}
            value={url}
            copyLabel={m.stakepage_invite_copy()}
          />
        ) : (
          <p className={classes.quiet}>{m.stakepage_invite_connect()}</p>
        )}
        <KeyValueList>
          <KeyValue label={m.stakepage_invite_budget()}>
            {glance.reward(pool.state.rebateBudget)}
          </KeyValue>
          {my && (
            <KeyValue label={m.stakepage_rebate_due()} emphasis="strong">
              {glance.reward(my.rebate)}
            </KeyValue>
          )}
          {my && my.inviter !== zeroAddress && (
            <KeyValue label={m.stakepage_review_inviter()}>
              <AddressText address={my.inviter} />
            </KeyValue>
          )}
        </KeyValueList>
      </div>
    </Panel>
  )
}
