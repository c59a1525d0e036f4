import { formatBps, formatDuration, formatTime, m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../../core/active-chain.ts'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { nativeAmount } from '../../creation-fee/native-amount.ts'
import { AdminPowers } from './admin-powers.tsx'
import { limitText } from './limit-text.ts'
import type { PoolView } from './pool-act.ts'
import { poolAmounts } from './pool-amounts.ts'
import classes from './pool-screen.module.css'

function lockText({ pool }: PoolView): string {
  const { lockSeconds } = pool.terms
  if (lockSeconds === 0) return m.stakepage_terms_lock_none()
  if (pool.state.exitOpen) return m.stakepage_terms_lock_open()
  return m.stakepage_terms_lock({ time: formatDuration(lockSeconds) })
}

/** The rules of a pool as its contract has them. */
export function TermsPanel({ view }: { view: PoolView }) {
  const { pool } = view
  const { terms } = pool
  return (
    <Panel title={m.stakepage_terms_title()}>
      <div className={classes.stack}>
        <KeyValueList>
          <KeyValue label={m.stakepage_terms_lock_label()}>{lockText(view)}</KeyValue>
          <KeyValue label={m.stakepage_terms_limit_label()}>{limitText(view)}</KeyValue>
          <KeyValue label={m.stakepage_moment_deadline()}>
            {formatTime(terms.stakeDeadline)}
          </KeyValue>
          <KeyValue label={m.stakepage_terms_invite()}>
            {terms.inviteBps === 0 ? m.stakepage_terms_off() : formatBps(terms.inviteBps)}
          </KeyValue>
          <KeyValue label={m.stakepage_terms_funded()}>
            {poolAmounts(pool).reward(pool.rewardTokenAmount)}
          </KeyValue>
          <KeyValue label={m.vip_fee_paid()}>
            {pool.serviceFee === 0n ? m.vip_fee_none() : nativeAmount(pool.serviceFee)}
          </KeyValue>
          <KeyValue label={m.stakepage_terms_owner()}>
            <AddressText
              address={pool.owner}
              explorer={explorerAddressUrl(activeChain, pool.owner)}
            />
          </KeyValue>
          <KeyValue label={m.stakepage_terms_admin()}>
            <AddressText
              address={pool.admin}
              explorer={explorerAddressUrl(activeChain, pool.admin)}
            />
          </KeyValue>
          <KeyValue label={m.stakepage_terms_created()}>{formatTime(pool.createdAt)}</KeyValue>
        </KeyValueList>
        <AdminPowers view={view} />
      </div>
    </Panel>
  )
}
