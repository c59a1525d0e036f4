import { Loader } from '@mantine/core'
import { m } from '@slipway/messages'
import { mappingLimits } from '@slipway/sdk/airdrop/mapping/mapping-limits'
import { AddressField } from '@slipway/ui/address-field'
import { Panel } from '@slipway/ui/panel'
import type { useActionForm } from '../../action/use-action-form.ts'
import { activeChain } from '../../core/active-chain.ts'
import { localZone } from '../../form/local-time.ts'
import { UnitInput } from '../../form/unit-input.tsx'
import classes from './mapping.module.css'
import { amountIn } from './mapping-amounts.ts'
import type { MappingFormField } from './mapping-form-reading.ts'
import type { FormToken } from './use-form-token.ts'

interface MappingFieldsProps {
  form: Pick<ReturnType<typeof useActionForm<MappingFormField, unknown>>, 'inputProps'>
  origin: FormToken
  target: FormToken
}

/** What the chain says of a typed address. */
function TokenNote({ token: { facts, state } }: { token: FormToken }) {
  if (state === 'empty') return null
  if (state === 'reading')
    return (
      <p className={classes.note} role="status">
        <Loader size={14} aria-hidden /> {m.mapping_token_reading({ chain: activeChain.name })}
      </p>
    )
  if (!facts)
    return (
      <p className={classes.note} role="alert">
        {state === 'refused'
          ? m.error_Token_InfoNotFound()
          : m.mapping_token_unread({ chain: activeChain.name })}
      </p>
    )
  const { name, symbol, decimals, balance } = facts
  return (
    <p className={classes.note} role="status">
      {m.mapping_token_known({ name, symbol, decimals })}
      {balance !== undefined && (
        <>
          <br />
          {m.mapping_token_balance({ amount: amountIn(facts, balance) })}
        </>
      )}
    </p>
  )
}

/** Tokens, rate, window and pool of a new mapping, each with its rule. */
export function MappingFields({ form, origin, target }: MappingFieldsProps) {
  const oldSymbol = origin.facts?.symbol
  const newSymbol = target.facts?.symbol
  return (
    <>
      <Panel title={m.mapping_section_tokens()} description={m.mapping_section_tokens_text()}>
        <div className={classes.fields}>
          <div>
            <AddressField
              label={m.mapping_origin()}
              rule={m.mapping_field_origin_rule()}
              {...form.inputProps('origin')}
            />
            <TokenNote token={origin} />
          </div>
          <div>
            <AddressField
              label={m.mapping_target()}
              rule={m.mapping_field_target_rule()}
              {...form.inputProps('target')}
            />
            <TokenNote token={target} />
          </div>
          <UnitInput
            label={m.mapping_field_rate()}
            rule={m.mapping_field_rate_rule({ old: oldSymbol ?? m.mapping_origin() })}
            unit={newSymbol}
            inputMode="decimal"
            {...form.inputProps('rate')}
          />
          <UnitInput
            label={m.mapping_field_pool()}
            rule={m.mapping_field_pool_rule()}
            unit={newSymbol}
            inputMode="decimal"
            {...form.inputProps('pool')}
          />
        </div>
      </Panel>
      <Panel title={m.mapping_section_window()} description={m.mapping_section_window_text()}>
        <div className={classes.fields}>
          <UnitInput
            type="datetime-local"
            label={m.mapping_from()}
            rule={m.mapping_field_start_rule({ zone: localZone() })}
            {...form.inputProps('startTime')}
          />
          <UnitInput
            type="datetime-local"
            label={m.mapping_until()}
            rule={m.mapping_field_end_rule()}
            {...form.inputProps('endTime')}
          />
          <div className={classes.wide}>
            <UnitInput
              label={m.mapping_key()}
              rule={m.mapping_key_rule({ max: mappingLimits.keyBytesMax })}
              {...form.inputProps('ipfsKey')}
            />
          </div>
        </div>
      </Panel>
    </>
  )
}
