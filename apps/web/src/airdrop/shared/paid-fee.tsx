import { m } from '@slipway/messages'
import type { AirdropRecord } from '@slipway/sdk/airdrop/types'
import { KeyValue } from '@slipway/ui/key-value-list'
import { nativeAmount } from '../../creation-fee/native-amount.ts'
import { useIndexedAirdrop } from './use-indexed-airdrop.ts'

/** What the platform was paid for an airdrop. Only the event of its creation says it: the index tells, or nothing is shown. */
export function PaidFee({ record }: { record: AirdropRecord }) {
  const { data } = useIndexedAirdrop(record)
  if (!data) return null
  const feeWei = BigInt(data.feeWei)
  return (
    <KeyValue label={m.vip_fee_paid()}>
      {feeWei === 0n ? m.vip_fee_none() : nativeAmount(feeWei)}
    </KeyValue>
  )
}
