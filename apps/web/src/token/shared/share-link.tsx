import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { notify } from '@slipway/ui/notices'
import { IconLink } from '@tabler/icons-react'
import type { Address } from 'viem'
import { siteUrl } from '../../core/site-url.ts'

/** Copies the address of the token's public page. */
export function ShareLink({ token }: { token: Address }) {
  const share = async () => {
    const url = siteUrl(`/token/view/${token}`)
    try {
      await navigator.clipboard.writeText(url)
      notify({ tone: 'good', title: m.shell_copied(), message: url })
    } catch {
      // Refused, or absent on an insecure origin: the address itself can still be copied by hand.
      notify({ tone: 'bad', title: m.error_Clipboard_CopyFailed(), message: url })
    }
  }
  return (
    <Button variant="default" leftSection={<IconLink size={16} stroke={1.6} />} onClick={share}>
      {m.token_created_share()}
    </Button>
  )
}
