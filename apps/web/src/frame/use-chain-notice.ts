import { m } from '@slipway/messages'
import { notify } from '@slipway/ui/notices'
import { useEffect } from 'react'
import { activeChain, unsupportedChain } from '../shell/active-chain.ts'

/** Says once that the address asked for a network that is not offered. */
export function useChainNotice(): void {
  useEffect(() => {
    if (unsupportedChain === undefined) return
    notify({
      tone: 'warn',
      title: m.error_Chain_Unsupported(),
      message: m.shell_chain_unsupported_text({
        asked: unsupportedChain,
        network: activeChain.name,
      }),
    })
  }, [])
}
