import { formatLength, m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { TimeText } from '@slipway/ui/time-text'
import type { Address } from '@solana/kit'
import { clusterExplorer } from '../../network/cluster-explorer.ts'
import { closesAt } from './pool-clock.ts'
import { limitEndsAt } from './pool-figures.ts'
import { limitText, lockText } from './pool-texts.ts'
import type { PoolView } from './types.ts'

/** What of the terms its creator can still change. */
function termsText({ pool, now }: PoolView): string {
  if (now >= pool.endAt) return m.solstakepage_terms_text_final()
  const limitEnd = limitEndsAt(pool)
  const isLimited = limitEnd !== undefined && now < limitEnd
  return isLimited ? m.solstakepage_terms_text_limit() : m.solstakepage_terms_text()
}

/** The rules of a pool as its account has them. */
export function TermsPanel({ view }: { view: PoolView }) {
  const { chain, pool } = view
  const { startAt, endAt } = pool
  const addressOf = (at: Address) => (
    <AddressText address={at} explorer={clusterExplorer(chain, 'address', at)} />
  )
  return (
    <Panel title={m.stakepage_terms_title()} description={termsText(view)}>
      <KeyValueList>
        <KeyValue label={m.stakepage_terms_lock_label()}>{lockText(pool)}</KeyValue>
        <KeyValue label={m.solstakepage_limit_label()}>{limitText(view)}</KeyValue>
        <KeyValue label={m.stakepage_moment_deadline()}>
          <TimeText at={closesAt(pool)} />
        </KeyValue>
        <KeyValue label={m.stakepage_moment_start()}>
          <TimeText at={startAt} />
        </KeyValue>
        <KeyValue
          label={m.stakepage_moment_end()}
          {...(endAt > startAt && { help: formatLength(endAt - startAt) })}
        >
          <TimeText at={endAt} />
        </KeyValue>
        <KeyValue label={m.stakepage_terms_created()}>
          <TimeText at={pool.createdAt} />
        </KeyValue>
        <KeyValue label={m.solstakepage_creator()}>{addressOf(pool.owner)}</KeyValue>
        <KeyValue label={m.solstakepage_address()}>{addressOf(pool.address)}</KeyValue>
        <KeyValue label={m.solstakepage_vault_stake()}>{addressOf(pool.stakeVault)}</KeyValue>
        <KeyValue label={m.solstakepage_vault_reward()}>{addressOf(pool.rewardVault)}</KeyValue>
      </KeyValueList>
    </Panel>
  )
}
