import { Hero } from './hero.tsx'
import classes from './home.module.css'
import { NewestTokens } from './newest-tokens.tsx'
import { Proofs } from './proofs.tsx'
import { StatsSection } from './stats-section.tsx'
import { ToolsSection } from './tools-section.tsx'

/** The front door (specification section 2, `/index`; settled S-12): promise, proof, figures, tools. */
export function HomePage() {
  return (
    <div className={classes.root}>
      <Hero />
      <Proofs />
      <div className={classes.live}>
        <StatsSection />
        <NewestTokens />
      </div>
      <ToolsSection />
    </div>
  )
}
