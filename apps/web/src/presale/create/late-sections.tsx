import classes from './create.module.css'
import { InviterSection } from './inviter-section.tsx'
import { VestingSection } from './vesting-section.tsx'

/** Sections far down the form that most presales leave as they are. */
export default function LateSections() {
  return (
    <div className={classes.late}>
      <VestingSection />
      <InviterSection />
    </div>
  )
}
