import { ActionIcon } from '@mantine/core'
import { m } from '@slipway/messages'
import { IconBell } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useConnection } from 'wagmi'
import { lazyPart } from '../core/lazy-part.ts'
import { useAskedPart } from '../core/use-asked-part.ts'

const loadBell = () => import('./notification-bell.tsx')
const NotificationBell = lazyPart(loadBell)

interface NotificationButtonProps {
  /** The page is about other networks than those it tells of: without their wallet it has nothing to say there. */
  isElsewhere?: boolean
}

/** The bell in the header. Without a wallet there is nothing to count, and what counts loads only when it is asked for. */
export function NotificationButton({ isElsewhere = false }: NotificationButtonProps) {
  const { address } = useConnection()
  const { isAsked, buttonProps } = useAskedPart(loadBell)
  if (isElsewhere && address === undefined) return null
  const label = m.notification_button()
  const plain = (
    <ActionIcon aria-label={label} title={label} {...buttonProps}>
      <IconBell size={19} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
  return (
    <Suspense fallback={plain}>
      {address === undefined && !isAsked ? plain : <NotificationBell isOpened={isAsked} />}
    </Suspense>
  )
}
