import { m } from '@slipway/messages'
import { AppLink } from '../shell/app-link.tsx'
import { useSession } from '../shell/session-store.ts'
import { accountEntries } from './account-entries.ts'
import classes from './account-links.module.css'
import { SessionLine } from './session-line.tsx'
import { useCurrentPage } from './use-current-page.ts'

/** The account's menu on narrow screens, where the header has no room for it. */
export function AccountLinks({ onNavigate }: { onNavigate: () => void }) {
  const session = useSession()
  const { key } = useCurrentPage()
  return (
    <nav aria-label={m.account_menu()} className={classes.root}>
      <SessionLine session={session} />
      <ul>
        {accountEntries(session, key).map(({ path, text, search }) => (
          <li key={path}>
            <AppLink to={path} {...(search && { search })} onClick={onNavigate}>
              {text()}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
