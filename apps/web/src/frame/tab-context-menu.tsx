import { Menu } from '@mantine/core'
import { m } from '@slipway/messages'
import type { CloseScope } from '../core/tab-list.ts'

interface TabContextMenuProps {
  /** Where the menu opens, in CSS pixels of the window. */
  x: number
  y: number
  onChoose(scope: CloseScope): void
  onClose(): void
}

const scopes: readonly { readonly scope: CloseScope; readonly label: () => string }[] = [
  { scope: 'current', label: m.shell_tab_close_current },
  { scope: 'right', label: m.shell_tab_close_right },
  { scope: 'left', label: m.shell_tab_close_left },
  { scope: 'all', label: m.shell_tab_close_all },
]

/** The four ways to close tabs; loaded when it is first asked for. */
export default function TabContextMenu({ x, y, onChoose, onClose }: TabContextMenuProps) {
  return (
    <Menu opened position="bottom-start" offset={0} onChange={(opened) => !opened && onClose()}>
      <Menu.Target>
        <button
          type="button"
          tabIndex={-1}
          className="sw-visually-hidden"
          style={{ position: 'fixed', left: x, top: y }}
        >
          {m.shell_tab_actions()}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {scopes.map(({ scope, label }) => (
          <Menu.Item key={scope} onClick={() => onChoose(scope)}>
            {label()}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
