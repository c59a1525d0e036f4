import { ActionIcon, Menu } from '@mantine/core'
import { m } from '@slipway/messages'
import { IconUserCircle } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { AppLink } from '../core/app-link.tsx'
import { useSession } from '../core/session-store.ts'
import { accountEntries } from './account-entries.ts'
import { SessionLine } from './session-line.tsx'
import { useCurrentPage } from './use-current-page.ts'

/** The account's menu in the header, opened: whose session this is, and the way in or out. */
export default function AccountDropdown() {
  const session = useSession()
  const { key } = useCurrentPage()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // It stands in for the button that asked for it: the focus was there, and comes back here when the menu closes.
  useEffect(() => {
    button.current?.focus()
    setOpen(true)
  }, [])
  return (
    <Menu position="bottom-end" opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <ActionIcon
          ref={button}
          aria-label={m.account_menu()}
          data-signed-in={session.token !== undefined}
        >
          <IconUserCircle size={20} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <SessionLine session={session} />
        <Menu.Divider />
        {accountEntries(session, key).map(({ path, text, search }) => (
          <Menu.Item key={path} component={AppLink} to={path} search={search}>
            {text()}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
