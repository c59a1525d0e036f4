import { CloseButton } from '@mantine/core'
import { m } from '@slipway/messages'
import { type KeyboardEvent, type MouseEvent, Suspense } from 'react'
import { AppLink } from '../core/app-link.tsx'
import { lazyPart } from '../core/lazy-part.ts'
import type { CloseScope, Tab } from '../core/tab-list.ts'
import { useOpenedPart } from '../core/use-opened-part.ts'
import classes from './tab-bar.module.css'
import { tabTitle } from './tab-title.ts'

const loadMenu = () => import('./tab-context-menu.tsx')
const TabContextMenu = lazyPart(loadMenu)

interface TabBarItemProps {
  tab: Tab
  isShown: boolean
  onClose(scope: CloseScope, key: string): void
}

/** One tab: its link, its close button, and the context menu (right click, menu key, Shift+F10). */
export function TabBarItem({ tab, isShown, onClose }: TabBarItemProps) {
  const menu = useOpenedPart<{ x: number; y: number }>(loadMenu)
  const title = tabTitle(tab)
  const openMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    // The keyboard's menu key reports no place of its own: the menu opens under the tab.
    const box = event.currentTarget.getBoundingClientRect()
    const isPointer = event.clientX !== 0 || event.clientY !== 0
    const pointed = { x: event.clientX, y: event.clientY }
    void menu.open(isPointer ? pointed : { x: box.left, y: box.bottom })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Delete') return
    event.preventDefault()
    onClose('current', tab.key)
  }
  return (
    <li data-tab={tab.key}>
      <div className={classes.tab} data-shown={isShown || undefined}>
        <AppLink
          to={tab.key}
          search={tab.search}
          preload={false}
          className={classes.link}
          aria-current={isShown ? 'page' : undefined}
          aria-haspopup="menu"
          aria-keyshortcuts="Delete Shift+F10"
          onContextMenu={openMenu}
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
      {menu.opened && (
        <Suspense>
          <TabContextMenu
            {...menu.opened}
            onClose={menu.close}
            onChoose={(scope) => {
              menu.close()
              onClose(scope, tab.key)
            }}
          />
        </Suspense>
      )}
    </li>
  )
}
