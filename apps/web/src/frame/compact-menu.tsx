import { ActionIcon, Menu } from '@mantine/core'
import { AppLink } from '../core/app-link.tsx'
import classes from './compact-menu.module.css'
import { MenuEntryText } from './menu-entry-text.tsx'
import { isHolding, menuLink } from './menu-groups.ts'
import { useMenuSections } from './use-menu-sections.ts'

/** The collapsed side menu: an icon per heading, its entries in a flyout. */
export default function CompactMenu() {
  const { sections, key } = useMenuSections()
  return (
    <ul className={classes.list}>
      {sections.map(({ group, label, Icon, entries, elsewhere }) => {
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
          </li>
        )
      })}
    </ul>
  )
}
