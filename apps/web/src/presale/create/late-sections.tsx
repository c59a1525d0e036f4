import classes from './create.module.css'
import { InviterSection } from './inviter-section.tsx'
import type { Whitelist } from './use-whitelist.ts'
import { VestingSection } from './vesting-section.tsx'
import { WhitelistSection } from './whitelist-section.tsx'

/** Sections far down the form that most presales leave as they are: for whom, in which parts, and by whose invitation. */
export default function LateSections({ whitelist }: { whitelist: Whitelist }) {
  return (
    <div className={classes.late}>
      <WhitelistSection whitelist={whitelist} />
      <VestingSection />
      <InviterSection />
    </div>
  )
}
