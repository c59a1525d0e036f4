import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { AboutSection } from './about-section.tsx'
import classes from './create.module.css'
import { NftField } from './nft-field.tsx'
import { useNftChoice } from './nft-form-context.ts'
import { PhaseSection, PriceSection } from './price-section.tsx'

/** Sections far down the form: what one costs and when, where anybody may mint, and the project's own words. */
export default function LateSections() {
  const isPublic = useNftChoice('mintMethod') === 'public'
  return (
    <div className={classes.late}>
      {isPublic && <PriceSection />}
      {isPublic && <PhaseSection />}
      <RoyaltySection />
      <AboutSection />
    </div>
  )
}

/** What marketplaces are told to pay at each resale. */
function RoyaltySection() {
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
