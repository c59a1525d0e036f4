import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { notify } from '@slipway/ui/notices'
import { IconLink } from '@tabler/icons-react'
import type { Address } from 'viem'
import { activeChain } from '../../shell/active-chain.ts'

/** Copies the address of the token's public page. */
export function ShareLink({ token }: { token: Address }) {
  const share = async () => {
    const url = new URL(`/token/view/${token}`, window.location.origin)
    url.searchParams.set('chain', activeChain.shortname)
    try {
      await navigator.clipboard.writeText(url.href)
      notify({ tone: 'good', title: m.shell_copied(), message: url.href })
    } catch {
      // Refused, or absent on an insecure origin: the address itself can still be copied by hand.
      notify({ tone: 'bad', title: m.error_Clipboard_CopyFailed(), message: url.href })
    }
  }
  return (
    <Button variant="default" leftSection={<IconLink size={16} stroke={1.6} />} onClick={share}>
      {m.token_created_share()}
    </Button>
  )
}
