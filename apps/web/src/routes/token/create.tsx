import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../../shell/tab-context.ts'
import { TokenCreatePage } from '../../token/create/token-create-page.tsx'

export const Route = createFileRoute('/token/create')({
  validateSearch: (search: Record<string, unknown>): { inviter?: string } =>
    typeof search.inviter === 'string' ? { inviter: search.inviter } : {},
  component: Screen,
})

function Screen() {
  const { inviter } = useTabSearch('/token/create')
  return <TokenCreatePage inviter={inviter} />
}
