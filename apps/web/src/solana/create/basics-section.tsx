import { m } from '@slipway/messages'
import { solanaTokenLimits } from '@slipway/sdk/solana/solana-token-limits'
import { Panel } from '@slipway/ui/panel'
import { SolanaField } from '../form/solana-field.tsx'
import classes from '../form/solana-form.module.css'
import type { SolanaForm } from './use-solana-form.ts'

/** Bytes of one Chinese character in UTF-8. */
const WIDE_CHARACTER_BYTES = 3

/** Name, symbol, supply and decimals. */
export function BasicsSection({ form }: Pick<SolanaForm, 'form'>) {
  const { nameMaxBytes, symbolMaxBytes, decimalsMax } = solanaTokenLimits
  // Supply and decimals limit each other: leaving either judges both.
  const judgeBoth = () => {
    form.validateField('totalSupply')
    form.validateField('decimals')
  }
  return (
    <>
      <Panel title={m.token_create_section_identity()} description={m.solana_identity_text()}>
        <div className={classes.wideAndNarrow}>
          <SolanaField
            form={form}
            name="name"
            withAsterisk
            label={m.token_field_name()}
            placeholder={m.token_field_name_placeholder()}
            rule={m.token_field_name_rule({
              max: nameMaxBytes,
              wide: Math.floor(nameMaxBytes / WIDE_CHARACTER_BYTES),
            })}
          />
          <SolanaField
            form={form}
            name="symbol"
            withAsterisk
            label={m.token_field_symbol()}
            placeholder={m.token_field_symbol_placeholder()}
            rule={m.token_field_symbol_rule({ max: symbolMaxBytes })}
          />
        </div>
      </Panel>
      <Panel title={m.token_create_section_supply()} description={m.solana_supply_text()}>
        <div className={classes.wideAndNarrow}>
          <SolanaField
            form={form}
            name="totalSupply"
            withAsterisk
            inputMode="decimal"
            label={m.token_field_supply()}
            placeholder="1000000000"
            rule={m.token_field_supply_rule()}
            onBlur={judgeBoth}
          />
          <SolanaField
            form={form}
            name="decimals"
            withAsterisk
            inputMode="numeric"
            label={m.token_field_decimals()}
            rule={m.solana_field_decimals_rule({ max: decimalsMax })}
            onBlur={judgeBoth}
          />
        </div>
      </Panel>
    </>
  )
}
