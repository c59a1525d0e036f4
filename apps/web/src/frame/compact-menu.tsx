import { ActionIcon, Menu } from '@mantine/core'
import { AppLink } from '../core/app-link.tsx'
import { useSession } from '../core/session-store.ts'
import classes from './compact-menu.module.css'
import { isHolding, menuSections } from './menu-groups.ts'
import { useCurrentPage } from './use-current-page.ts'

/** The collapsed side menu: an icon per heading, its entries in a flyout. */
export default function CompactMenu() {
  const { key } = useCurrentPage()
  const session = useSession()
  return (
    <ul className={classes.list}>
      {menuSections(session).map(({ group, label, Icon, entries, elsewhere }) => {
        const isHere = isHolding(entries, key) || undefined
        return (
          <li key={group}>
            <Menu position="right-start" offset={12}>
              <Menu.Target>
                <ActionIcon
                  title={label()}
                  aria-label={label()}
                  data-here={isHere}
                  className={classes.icon}
                >
                  <Icon size={20} stroke={1.6} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Label>{label()}</Menu.Label>
                {entries.map((entry) => (
                  <Menu.Item key={entry.path} component={AppLink} to={entry.path}>
                    {entry.title()}
                  </Menu.Item>
                ))}
                {elsewhere.map(({ href, title }) => (
                  <Menu.Item key={href} component="a" href={href} target="_blank" rel="noreferrer">
                    {title()}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          </li>
        )
      })}
    </ul>
  )
}
