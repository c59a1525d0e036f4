import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { AppLink } from './app-link.tsx'
import { isHolding, type MenuSection, menuSections } from './menu-groups.ts'
import classes from './menu-list.module.css'
import { useSession } from './session-store.ts'
import { useCurrentPage } from './use-current-page.ts'

/** The whole menu with its headings; the heading of the shown page is open. */
export function MenuList({ onNavigate }: { onNavigate?: () => void }) {
  const { key } = useCurrentPage()
  const session = useSession()
  return (
    <ul className={classes.list}>
      {menuSections(session).map((section) => (
        <MenuSectionItem
          key={section.group}
          section={section}
          pathname={key}
          onNavigate={onNavigate}
        />
      ))}
    </ul>
  )
}

interface MenuSectionItemProps {
  section: MenuSection
  pathname: string
  onNavigate: (() => void) | undefined
}

function MenuSectionItem({ section, pathname, onNavigate }: MenuSectionItemProps) {
  const { Icon, label, entries, elsewhere } = section
  const holdsPage = isHolding(entries, pathname)
  const [isToggled, setToggled] = useState<boolean | undefined>(undefined)
  const isOpen = isToggled ?? (holdsPage || section.group === 'token')
  const [first] = entries
  if (first && entries.length === 1) {
    return (
      <li>
        <AppLink to={first.path} className={classes.heading} onClick={onNavigate}>
          <Icon size={18} stroke={1.6} aria-hidden />
          <span>{first.title()}</span>
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
              <AppLink to={entry.path} className={classes.entry} onClick={onNavigate}>
                {entry.title()}
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
}
