import { Drawer } from '@mantine/core'
import { m } from '@slipway/messages'
import { ReturnFocus } from '@slipway/ui/return-focus'
import { AccountLinks } from './account-links.tsx'
import { Brand } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MenuList } from './menu-list.tsx'
import classes from './mobile-menu.module.css'

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
