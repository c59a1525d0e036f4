import { m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { TimeText } from '@slipway/ui/time-text'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { LockAmount } from '../shared/lock-amount.tsx'
import { lockCertificatePath } from '../shared/lock-paths.ts'
import type { LockView } from './lock-view.ts'

/** What a lock is, in rows. */
export function LockFacts({ view }: { view: LockView }) {
  const { record, row } = view
  const isRebasing = record.kind === 'token' && record.isRebasing
  return (
    <KeyValueList>
      <KeyValue label={m.lock_fact_initial()} help={isRebasing && m.lock_rebasing_note()}>
        <LockAmount units={record.initialAmount} facts={view.unit} hasSymbol />
      </KeyValue>
      <KeyValue label={m.lock_fact_since()}>
        <TimeText at={record.lockedAt} />
      </KeyValue>
      <KeyValue label={m.lock_fact_unlock()}>
        {record.isForever ? m.lock_unlock_never() : <TimeText at={record.unlockAt} />}
      </KeyValue>
      <KeyValue label={m.lock_locker()}>
        <AddressText
          address={record.locker}
          explorer={explorerAddressUrl(activeChain, record.locker)}
        />
      </KeyValue>
      <KeyValue label={m.lock_certificate()} help={m.lock_certificate_text()}>
        <AppLink to={lockCertificatePath(row)}>{m.lock_certificate_open()}</AppLink>
      </KeyValue>
    </KeyValueList>
  )
}
