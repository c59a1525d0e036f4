import { ActionIcon, Menu } from '@mantine/core'
import { m } from '@slipway/messages'
import { IconUserCircle } from '@tabler/icons-react'
import { accountEntries } from './account-entries.ts'
import { AppLink } from './app-link.tsx'
import { SessionLine } from './session-line.tsx'
import { useSession } from './session-store.ts'
import { useCurrentPage } from './use-current-page.ts'

/** The account's menu in the header: whose session this is, and the way in or out. */
export default function AccountButton() {
  const session = useSession()
  const { key } = useCurrentPage()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={m.account_menu()} data-signed-in={session.token !== undefined}>
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
