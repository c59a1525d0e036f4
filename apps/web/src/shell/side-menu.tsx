import { ActionIcon } from '@mantine/core'
import { m } from '@slipway/messages'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import clsx from 'clsx'
import { Brand } from './brand.tsx'
import { CompactMenu } from './compact-menu.tsx'
import { MenuList } from './menu-list.tsx'
import { useSettings, useSettingsStore } from './settings-store.ts'
import classes from './side-menu.module.css'

/** The main menu at the side; collapsed it shows one icon per heading. */
export function SideMenu() {
  const { fixedSidebar, sidebarCollapsed } = useSettings()
  const change = useSettingsStore((state) => state.change)
  const ToggleIcon = sidebarCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <div
      className={clsx(classes.root, fixedSidebar && classes.fixed)}
      data-collapsed={sidebarCollapsed || undefined}
    >
      <div className={classes.brand}>
        <Brand isCompact={sidebarCollapsed} />
      </div>
      <nav className={classes.nav} aria-label={m.shell_main_menu()}>
        {sidebarCollapsed ? <CompactMenu /> : <MenuList />}
      </nav>
      <div className={classes.foot}>
        <ActionIcon
          aria-label={sidebarCollapsed ? m.shell_expand_menu() : m.shell_collapse_menu()}
          onClick={() => change({ sidebarCollapsed: !sidebarCollapsed })}
        >
          <ToggleIcon size={18} stroke={1.6} />
        </ActionIcon>
      </div>
    </div>
  )
}
