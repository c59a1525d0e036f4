import { AboutSection } from './about-section.tsx'
import classes from './create.module.css'
import { useNftChoice } from './nft-form-context.ts'
import { PhaseSection, PriceSection } from './price-section.tsx'
import { RoyaltySection } from './royalty-section.tsx'

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
