import { Drawer } from '@mantine/core'
import { m } from '@slipway/messages'
import { ReturnFocus } from '@slipway/ui/return-focus'
import { AppLink } from '../core/app-link.tsx'
import { useSession } from '../core/session-store.ts'
import { accountEntries } from './account-entries.ts'
import links from './account-links.module.css'
import { Brand } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MenuList } from './menu-list.tsx'
import classes from './mobile-menu.module.css'
import { SessionLine } from './session-line.tsx'
import { useCurrentPage } from './use-current-page.ts'

/** The account's menu on narrow screens, where the header has no room for it. */
export function AccountLinks({ onNavigate }: { onNavigate: () => void }) {
  const session = useSession()
  const { key } = useCurrentPage()
  return (
    <nav aria-label={m.account_menu()} className={links.root}>
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

/** The menu on narrow screens, with the language switch that the header has no room for. */
export default function MobileMenu({ onClose }: { onClose(): void }) {
  return (
    <Drawer opened position="left" size={288} onClose={onClose} title={<Brand />}>
      <ReturnFocus />
      <nav aria-label={m.shell_main_menu()}>
        <MenuList onNavigate={onClose} />
      </nav>
      <AccountLinks onNavigate={onClose} />
      <div className={classes.language}>
        <LanguageSwitch />
      </div>
    </Drawer>
  )
}
