import { CloseButton, Menu } from '@mantine/core'
import { m } from '@slipway/messages'
import type { KeyboardEvent } from 'react'
import { AppLink } from './app-link.tsx'
import classes from './tab-bar.module.css'
import type { CloseScope, Tab } from './tab-list.ts'
import { tabTitle } from './tab-title.ts'

interface TabBarItemProps {
  tab: Tab
  isShown: boolean
  onClose(scope: CloseScope, key: string): void
}

const scopes: readonly { readonly scope: CloseScope; readonly label: () => string }[] = [
  { scope: 'current', label: m.shell_tab_close_current },
  { scope: 'right', label: m.shell_tab_close_right },
  { scope: 'left', label: m.shell_tab_close_left },
  { scope: 'all', label: m.shell_tab_close_all },
]

/** One tab: its link, its close button, and the context menu (right click, menu key, Shift+F10). */
export function TabBarItem({ tab, isShown, onClose }: TabBarItemProps) {
  const title = tabTitle(tab)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Delete') return
    event.preventDefault()
    onClose('current', tab.key)
  }
  return (
    <li data-tab={tab.key}>
      <Menu>
        <Menu.ContextMenu>
          <div className={classes.tab} data-shown={isShown || undefined}>
            <AppLink
              to={tab.key}
              search={tab.search}
              preload={false}
              className={classes.link}
              aria-current={isShown ? 'page' : undefined}
              aria-haspopup="menu"
              aria-keyshortcuts="Delete Shift+F10"
              onKeyDown={onKeyDown}
            >
              {title}
            </AppLink>
            <CloseButton
              size="xs"
              iconSize={13}
              variant="transparent"
              aria-label={m.shell_tab_close({ title })}
              onClick={() => onClose('current', tab.key)}
            />
          </div>
        </Menu.ContextMenu>
        <Menu.Dropdown>
          {scopes.map(({ scope, label }) => (
            <Menu.Item key={scope} onClick={() => onClose(scope, tab.key)}>
              {label()}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}
