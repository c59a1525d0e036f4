import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { lazyPart } from '../../core/lazy-part.ts'
import { NearPart } from '../../form/near-part.tsx'
import classes from './create.module.css'
import { NftField } from './nft-field.tsx'
import { useNftChoice } from './nft-form-context.ts'
import { PhaseSection, PriceSection } from './price-section.tsx'

// Far down the form, and with what files need.
const AboutFields = lazyPart(() => import('./about-fields.tsx'))

/** Who is behind the collection, in the project's own words. */
function AboutSection() {
  return (
    <Panel title={m.nftmake_section_about()} description={m.nftmake_section_about_text()}>
      <NearPart pending={<div className={classes.aboutPending} />}>
        <AboutFields />
      </NearPart>
    </Panel>
  )
}

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
          isAddress
          placeholder="0x…"
        />
      </div>
    </Panel>
  )
}
