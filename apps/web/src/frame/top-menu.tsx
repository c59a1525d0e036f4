import { Menu } from '@mantine/core'
import { m } from '@slipway/messages'
import { IconChevronDown } from '@tabler/icons-react'
import { AppLink } from '../core/app-link.tsx'
import { MenuEntryText } from './menu-entry-text.tsx'
import { isHolding, menuLink } from './menu-groups.ts'
import classes from './top-menu.module.css'
import { useMenuSections } from './use-menu-sections.ts'

/** The main menu of the top layout: a heading each, its entries below it. */
export default function TopMenu() {
  const { sections, key } = useMenuSections()
  return (
    <nav className={classes.root} aria-label={m.shell_main_menu()}>
      {sections.map(({ group, label, entries, elsewhere }) => {
        const [first] = entries
        if (first && entries.length === 1) {
          return (
            <AppLink key={group} {...menuLink(first)} className={classes.item}>
              <MenuEntryText entry={first} />
            </AppLink>
          )
        }
        const isHere = isHolding(entries, key) || undefined
        return (
          <Menu key={group} position="bottom-start">
            <Menu.Target>
              <button type="button" className={classes.item} data-here={isHere}>
                {label()}
                <IconChevronDown size={13} aria-hidden />
              </button>
            </Menu.Target>
            <Menu.Dropdown>
              {entries.map((entry) => (
                <Menu.Item key={entry.path} component={AppLink} {...menuLink(entry)}>
                  <MenuEntryText entry={entry} />
                </Menu.Item>
              ))}
              {elsewhere.map(({ href, title }) => (
                <Menu.Item key={href} component="a" href={href} target="_blank" rel="noreferrer">
                  {title()}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )
      })}
    </nav>
  )
}
