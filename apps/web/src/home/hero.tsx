import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { AppLink } from '../core/app-link.tsx'
import { HeroPicture } from './hero-picture.tsx'
import classes from './home.module.css'

/** What this is and why to trust it, in one sentence each. */
export function Hero() {
  return (
    <section className={classes.hero} aria-labelledby="home-title">
      <div className={classes.heroText}>
        <p className={classes.eyebrow}>{m.home_eyebrow()}</p>
        <h1 id="home-title" className={classes.heroTitle}>
          {m.home_title()}
        </h1>
        <p className={classes.heroLead}>{m.home_lead()}</p>
        <div className={classes.heroActions}>
          <Button component={AppLink} to="/token/create" size="md">
            {m.home_create()}
          </Button>
          <Button
            component={AppLink}
            to="/token/list"
            search={{ whose: 'all' }}
            variant="default"
            size="md"
          >
            {m.home_browse()}
          </Button>
        </div>
      </div>
      <HeroPicture />
    </section>
  )
}
