import { ActionIcon } from '@mantine/core'
import { m } from '@slipway/messages'
import { IconUserCircle } from '@tabler/icons-react'
import { lazyPart } from '../core/lazy-part.ts'
import { useSession } from '../core/session-store.ts'
import { useAskedPart } from '../core/use-asked-part.ts'

const loadMenu = () => import('./account-dropdown.tsx')
const AccountDropdown = lazyPart(loadMenu)

/** Opens the account's menu; menus bring a positioning engine of 25 kB along, so it loads when it is wanted. */
export function AccountButton() {
  const session = useSession()
  const { isAsked, buttonProps } = useAskedPart(loadMenu)
  if (isAsked) return <AccountDropdown />
  return (
    <ActionIcon
      aria-label={m.account_menu()}
      aria-haspopup="menu"
      aria-expanded={false}
      data-signed-in={session.token !== undefined}
      {...buttonProps}
    >
      <IconUserCircle size={20} stroke={1.6} />
    </ActionIcon>
  )
}
