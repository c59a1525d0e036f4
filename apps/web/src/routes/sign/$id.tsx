import { createFileRoute } from '@tanstack/react-router'
import { useTabParams } from '../../core/tab-context.ts'
import { LinkWalletPage } from '../../signing/link-wallet-page.tsx'
import { SignPage } from '../../signing/sign-page.tsx'

export const Route = createFileRoute('/sign/$id')({ component: Screen })

function Screen() {
  const { id } = useTabParams('/sign/$id')
  // No request has so short a code: the bot sends those here who link a wallet.
  return id === 'wallet' ? <LinkWalletPage /> : <SignPage key={id} id={id} />
}
