import { Button } from '@mantine/core'
import { lockCalendarUrl } from '@slipway/api-client'
import { getLocale } from '@slipway/messages'
import { IconCalendarPlus } from '@tabler/icons-react'
import { ActionGate } from '../../core/action-gate.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { api } from '../../core/api.ts'
import { runtimeConfig } from '../../core/runtime-config.ts'

interface SubscribeButtonProps {
  of: { owner: string } | { token: string }
  text: string
}

/** A calendar of unlocks that a calendar program keeps up to date by itself. */
export function SubscribeButton({ of, text }: SubscribeButtonProps) {
  if (runtimeConfig.isStatic) return null
  const path = lockCalendarUrl(api.baseUrl, {
    ...{ chain: activeChain.shortname, lang: getLocale() },
    ...of,
  })
  return (
    <ActionGate action="export">
      <Button
        component="a"
        href={path}
        variant="default"
        leftSection={<IconCalendarPlus size={16} stroke={1.6} aria-hidden />}
      >
        {text}
      </Button>
    </ActionGate>
  )
}
