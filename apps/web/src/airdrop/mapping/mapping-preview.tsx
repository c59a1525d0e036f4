import { m } from '@slipway/messages'
import type { MappingDraft } from '@slipway/sdk/airdrop/mapping/mapping-draft-schema'
import { calculateSmallestMapped } from '@slipway/sdk/airdrop/mapping/mapping-math'
import type { TokenFacts } from '@slipway/sdk/evm/get-token-facts'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import type { FormResult } from '../../action/form-result.ts'
import { amountIn, rateText, reachText } from './mapping-amounts.ts'
import type { MappingFormField } from './mapping-form-reading.ts'

interface MappingPreviewProps {
  reading: FormResult<MappingFormField, MappingDraft>
  origin: TokenFacts | undefined
  target: TokenFacts | undefined
}

/** What the form comes to: how exact the rate is, how far the pool reaches. */
export function MappingPreview({ reading, origin, target }: MappingPreviewProps) {
  if (!reading.ok || !origin || !target) return null
  const { rate, pool } = reading.params
  return (
    <Panel title={m.mapping_preview()}>
      <KeyValueList>
        <KeyValue label={m.mapping_rate()} help={m.mapping_rate_exact()}>
          {rateText({ rate, origin, target })}
        </KeyValue>
        <KeyValue label={m.mapping_smallest()}>
          {amountIn(origin, calculateSmallestMapped(rate))}
        </KeyValue>
        <KeyValue label={m.mapping_reach()}>{reachText(origin, pool, rate)}</KeyValue>
        <KeyValue label={m.mapping_supply()}>{amountIn(origin, origin.totalSupply)}</KeyValue>
      </KeyValueList>
      {pool === 0n && <NoticeBox tone="warn">{m.mapping_pool_empty_hint()}</NoticeBox>}
    </Panel>
  )
}
