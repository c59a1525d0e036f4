import { createFileRoute } from '@tanstack/react-router'
import { lazyPart } from '../../core/lazy-part.ts'
import { useTabSearch } from '../../core/tab-context.ts'
import { TokenCreatePage } from '../../token/create/token-create-page.tsx'

const PremiumAddressSearch = lazyPart(
  () => import('../../tools/address/premium-address-search.tsx'),
)

export const Route = createFileRoute('/token/create')({
  validateSearch: (search: Record<string, unknown>): { inviter?: string } =>
    typeof search.inviter === 'string' ? { inviter: search.inviter } : {},
  component: Screen,
})

function Screen() {
  const { inviter } = useTabSearch('/token/create')
  return <TokenCreatePage inviter={inviter} premiumAddress={PremiumAddressSearch} />
}
