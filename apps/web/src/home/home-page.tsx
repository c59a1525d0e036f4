import { m } from '@slipway/messages'
import { IconCodeDots, IconKeyOff, IconPlayerPlay } from '@tabler/icons-react'
import { useLiveActs } from '../stats/use-live-acts.ts'
import { Hero } from './hero.tsx'
import classes from './home.module.css'
import { homeKeysOf } from './home-queries.ts'
import { NewestTokens } from './newest-tokens.tsx'
import { PresalesSection } from './presales-section.tsx'
import { RecentLaunches } from './recent-launches.tsx'
import { RecentLocks } from './recent-locks.tsx'
import { StatsSection } from './stats-section.tsx'
import { ToolsSection } from './tools-section.tsx'

const proofs = [
  [IconKeyOff, m.home_proof_no_admin, m.home_proof_no_admin_text],
  [IconPlayerPlay, m.home_proof_simulated, m.home_proof_simulated_text],
  [IconCodeDots, m.home_proof_open, m.home_proof_open_text],
] as const

/** Three promises that can be checked. */
function Proofs() {
  return (
    <ul className={classes.proofs}>
      {proofs.map(([Icon, title, text]) => (
        <li key={title()}>
          <Icon size={22} stroke={1.5} aria-hidden />
          <h2>{title()}</h2>
          <p>{text()}</p>
        </li>
      ))}
    </ul>
  )
}

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
