import { formatInteger, m } from '@slipway/messages'
import { solanaNftLimits } from '@slipway/sdk/solana/nft/solana-nft-limits'
import { solanaTokenLimits } from '@slipway/sdk/solana/solana-token-limits'
import { Panel } from '@slipway/ui/panel'
import { SolanaField } from '../../form/solana-field.tsx'
import classes from '../../form/solana-form.module.css'
import type { CollectionForm } from './use-collection-form.ts'

/** Bytes of one Chinese character in UTF-8. */
const WIDE_CHARACTER_BYTES = 3

/** Name, symbol, and how many NFTs there can be. */
export function CollectionFields({ form }: Pick<CollectionForm, 'form'>) {
  const { nameMaxBytes, symbolMaxBytes } = solanaTokenLimits
  return (
    <>
      <Panel title={m.nftmake_section_collection()} description={m.solana_nft_identity_text()}>
        <div className={classes.wideAndNarrow}>
          <SolanaField
            form={form}
            name="name"
            withAsterisk
            label={m.nftmake_field_name()}
            rule={m.token_field_name_rule({
              max: nameMaxBytes,
              wide: Math.floor(nameMaxBytes / WIDE_CHARACTER_BYTES),
            })}
          />
          <SolanaField
            form={form}
            name="symbol"
            withAsterisk
            label={m.nftmake_field_symbol()}
            rule={m.solana_nft_collection_symbol_rule({ max: symbolMaxBytes })}
          />
        </div>
      </Panel>
      <Panel title={m.nftmake_section_supply()}>
        <div className={classes.wideAndNarrow}>
          <SolanaField
            form={form}
            name="maxItems"
            withAsterisk
            inputMode="numeric"
            label={m.nftmake_field_total()}
            rule={m.solana_nft_max_rule({ max: formatInteger(solanaNftLimits.itemsMax) })}
          />
        </div>
      </Panel>
    </>
  )
}
