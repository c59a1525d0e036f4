import { ActionIcon } from '@mantine/core'
import { m } from '@slipway/messages'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import clsx from 'clsx'
import { Suspense } from 'react'
import { lazyPart } from '../core/lazy-part.ts'
import { Brand } from './brand.tsx'
import { MenuList } from './menu-list.tsx'
import { useSettings, useSettingsStore } from './settings-store.ts'
import classes from './side-menu.module.css'

const CompactMenu = lazyPart(() => import('./compact-menu.tsx'))

/** The main menu at the side; collapsed it shows one icon per heading. */
export function SideMenu() {
  const { fixedSidebar, sidebarCollapsed } = useSettings()
  const change = useSettingsStore((state) => state.change)
  const ToggleIcon = sidebarCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <nav
      aria-label={m.shell_main_menu()}
      className={clsx(classes.root, fixedSidebar && classes.fixed)}
      data-collapsed={sidebarCollapsed || undefined}
    >
      <div className={classes.brand}>
        <Brand isCompact={sidebarCollapsed} />
      </div>
      <div className={classes.nav}>
        <Suspense>{sidebarCollapsed ? <CompactMenu /> : <MenuList />}</Suspense>
      </div>
      <div className={classes.foot}>
        <ActionIcon
          aria-label={sidebarCollapsed ? m.shell_expand_menu() : m.shell_collapse_menu()}
          onClick={() => change({ sidebarCollapsed: !sidebarCollapsed })}
        >
          <ToggleIcon size={18} stroke={1.6} />
        </ActionIcon>
      </div>
    </nav>
  )
}
