import { CloseButton } from '@mantine/core'
import { m } from '@slipway/messages'
import { useState, useSyncExternalStore } from 'react'
import classes from './help-box.module.css'
import { siteLinks } from './site-links.ts'

const KEY = 'slipway.help-dismissed'

const wasDismissed = () => localStorage.getItem(KEY) === 'true'

/** Another tab may put it away too. */
function followTabs(onChange: () => void): () => void {
  addEventListener('storage', onChange)
  return () => removeEventListener('storage', onChange)
}

/** "Need Help?": links to help, at the lower corner, until the visitor puts it away. */
export function HelpBox() {
  const isDismissed = useSyncExternalStore(followTabs, wasDismissed)
  const [isPutAway, setPutAway] = useState(false)
  const putAway = () => {
    setPutAway(true)
    try {
      localStorage.setItem(KEY, 'true')
    } catch {
      // Then it is away for this visit.
    }
  }
  if (isDismissed || isPutAway) return null
  const links = siteLinks()
  const hasContact = links.some(({ kind }) => kind === 'chat' || kind === 'email')
  return (
    <aside className={classes.root} aria-labelledby="help-box-title">
      <div className={classes.head}>
        <h2 id="help-box-title" className={classes.title}>
          {m.shell_help_title()}
        </h2>
        <CloseButton size="sm" aria-label={m.shell_help_dismiss()} onClick={putAway} />
      </div>
      <p className={classes.text}>{hasContact ? m.shell_help_text() : m.shell_help_text_alone()}</p>
      <ul className={classes.links}>
        {links.map(({ kind, label, href, Icon }) => (
          <li key={kind}>
            <a href={href} target="_blank" rel="noreferrer">
              <Icon size={16} stroke={1.6} aria-hidden />
              {label()}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
