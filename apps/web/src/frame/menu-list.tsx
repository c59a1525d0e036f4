import { IconChevronRight } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { AppLink } from '../core/app-link.tsx'
import { MenuEntryText } from './menu-entry-text.tsx'
import { isHolding, type MenuSection, menuLink } from './menu-groups.ts'
import classes from './menu-list.module.css'
import { useMenuSections } from './use-menu-sections.ts'

/** The whole menu with its headings; the heading of the shown page is open. */
export function MenuList({ onNavigate }: { onNavigate?: () => void }) {
  const { sections, key } = useMenuSections()
  return (
    <ul className={classes.list}>
      {sections.map((section) => (
        <MenuSectionItem
          key={section.group}
          section={section}
          holdsPage={isHolding(section.entries, key)}
          onNavigate={onNavigate}
        />
      ))}
    </ul>
  )
}

interface MenuSectionItemProps {
  section: MenuSection
  holdsPage: boolean
  onNavigate: (() => void) | undefined
}

/** Another page draws anew the headings alone that held the one or hold the other. */
const MenuSectionItem = memo(function MenuSectionItem(props: MenuSectionItemProps) {
  const { section, holdsPage, onNavigate } = props
  const { Icon, label, entries, elsewhere } = section
  const [isToggled, setToggled] = useState<boolean | undefined>(undefined)
  const isOpen = isToggled ?? (holdsPage || section.group === 'token')
  const [first] = entries
  if (first && entries.length === 1) {
    return (
      <li>
        <AppLink {...menuLink(first)} className={classes.heading} onClick={onNavigate}>
          <Icon size={18} stroke={1.6} aria-hidden />
          <span>
            <MenuEntryText entry={first} />
          </span>
        </AppLink>
      </li>
    )
  }
  return (
    <li>
      <button
        type="button"
        className={classes.heading}
        aria-expanded={isOpen}
        data-holds-page={holdsPage || undefined}
        onClick={() => setToggled(!isOpen)}
      >
        <Icon size={18} stroke={1.6} aria-hidden />
        <span>{label()}</span>
        <IconChevronRight size={14} className={classes.chevron} aria-hidden />
      </button>
      {isOpen && (
        <ul className={classes.entries}>
          {entries.map((entry) => (
            <li key={entry.path}>
              <AppLink {...menuLink(entry)} className={classes.entry} onClick={onNavigate}>
                <MenuEntryText entry={entry} />
              </AppLink>
            </li>
          ))}
          {elsewhere.map(({ href, title }) => (
            <li key={href}>
              <a className={classes.entry} href={href} target="_blank" rel="noreferrer">
                {title()}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
})
