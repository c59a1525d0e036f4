import { useLiveActs } from '../stats/use-live-acts.ts'
import { Hero } from './hero.tsx'
import classes from './home.module.css'
import { homeKeysOf } from './home-queries.ts'
import { NewestTokens } from './newest-tokens.tsx'
import { PresalesSection } from './presales-section.tsx'
import { Proofs } from './proofs.tsx'
import { RecentLaunches } from './recent-launches.tsx'
import { RecentLocks } from './recent-locks.tsx'
import { StatsSection } from './stats-section.tsx'
import { ToolsSection } from './tools-section.tsx'

/** The front door (specification section 2, `/index`; settled S-12): promise, proof, figures, what is on, tools. */
export function HomePage() {
  useLiveActs(homeKeysOf)
  return (
    <div className={classes.root}>
      <Hero />
      <Proofs />
      <div className={classes.live}>
        <StatsSection />
        <NewestTokens />
      </div>
      <PresalesSection />
      <div className={classes.recent}>
        <RecentLaunches />
        <RecentLocks />
      </div>
      <ToolsSection />
    </div>
  )
}
