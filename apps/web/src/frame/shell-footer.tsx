import { m } from '@slipway/messages'
import classes from './shell-footer.module.css'
import { siteLinks } from './site-links.ts'

/** The foot of every page: what the product promises, and where to find help. */
export function ShellFooter() {
  return (
    <footer className={classes.root}>
      <p className={classes.promise}>{m.shell_footer_promise()}</p>
      <nav aria-label={m.shell_footer_links()}>
        <ul className={classes.links}>
          {siteLinks().map(({ kind, label, href }) => (
            <li key={kind}>
              <a href={href} target="_blank" rel="noreferrer">
                {label()}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}
