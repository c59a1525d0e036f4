import { CloseButton } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { m } from '@slipway/messages'
import classes from './help-box.module.css'
import { siteLinks } from './site-links.ts'

/** "Need Help?": links to help, at the lower corner, until the visitor puts it away. */
export function HelpBox() {
  const [isDismissed, setDismissed] = useLocalStorage({
    key: 'slipway.help-dismissed',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  if (isDismissed) return null
  return (
    <aside className={classes.root} aria-labelledby="help-box-title">
      <div className={classes.head}>
        <h2 id="help-box-title" className={classes.title}>
          {m.shell_help_title()}
        </h2>
        <CloseButton
          size="sm"
          aria-label={m.shell_help_dismiss()}
          onClick={() => setDismissed(true)}
        />
      </div>
      <p className={classes.text}>{m.shell_help_text()}</p>
      <ul className={classes.links}>
        {siteLinks().map(({ kind, label, href, Icon }) => (
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
