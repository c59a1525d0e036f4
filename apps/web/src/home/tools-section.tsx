import { m } from '@slipway/messages'
import { IconArrowRight } from '@tabler/icons-react'
import { AppLink } from '../shell/app-link.tsx'
import { toolsHere } from '../template/cards/network-tools.ts'
import classes from './home.module.css'

/** The tools that work on the page's network today, each leading to its screen. */
export function ToolsSection() {
  return (
    <section aria-labelledby="home-tools">
      <header className={classes.sectionHead}>
        <h2 id="home-tools">{m.home_tools_title()}</h2>
      </header>
      <ul className={classes.tools}>
        {toolsHere.map(({ name, path, search, title, text, Icon }) => (
          <li key={name}>
            <AppLink to={path} search={search} className={classes.tool}>
              <Icon size={24} stroke={1.5} aria-hidden />
              <span className={classes.toolTitle}>
                {title()}
                <IconArrowRight size={18} stroke={1.6} aria-hidden />
              </span>
              <span className={classes.toolText}>{text()}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
