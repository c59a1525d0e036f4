import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import classes from './create.module.css'
import { NftField } from './nft-field.tsx'

/** What marketplaces are told to pay at each resale. */
export function RoyaltySection() {
  return (
    <Panel title={m.nftmake_section_royalty()} description={m.nftmake_section_royalty_text()}>
      <div className={classes.pair}>
        <NftField
          name="royaltyPercent"
          inputMode="decimal"
          label={m.nftmake_field_royalty()}
          rule={m.nftmake_field_royalty_rule()}
          unit="%"
        />
        <NftField
          name="royaltyReceiver"
          label={m.nftmake_field_royalty_receiver()}
          rule={m.nftmake_field_royalty_receiver_rule()}
          placeholder="0x…"
        />
      </div>
    </Panel>
  )
}
