import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import classes from './create.module.css'
import { NftField } from './nft-field.tsx'
import { useNftChoice } from './nft-form-context.ts'

/** How many there are, and what the owner gets of them. */
export function SupplySection() {
  const isPublic = useNftChoice('mintMethod') === 'public'
  return (
    <Panel title={m.nftmake_section_supply()} description={m.nftmake_section_supply_text()}>
      <div className={classes.pair}>
        <NftField
          name="total"
          withAsterisk
          inputMode="numeric"
          label={m.nftmake_field_total()}
          rule={m.nftmake_field_total_rule()}
        />
        {isPublic && (
          <NftField
            name="ownerShare"
            inputMode="numeric"
            label={m.nftmake_field_share()}
            rule={m.nftmake_field_share_rule()}
          />
        )}
        <NftField
          name="firstMint"
          inputMode="numeric"
          label={m.nftmake_field_first()}
          rule={m.nftmake_field_first_rule()}
        />
        <NftField
          name="receiver"
          label={m.nftmake_field_receiver()}
          rule={m.nftmake_field_receiver_rule()}
          isAddress
          placeholder="0x…"
        />
      </div>
    </Panel>
  )
}
