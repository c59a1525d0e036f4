import { createFileRoute } from '@tanstack/react-router'
import { useTabParams } from '../../core/tab-context.ts'
import { TokenConsolePage } from '../../token/console/token-console-page.tsx'

export const Route = createFileRoute('/token/detail/$id')({ component: Screen })

function Screen() {
  return <TokenConsolePage id={useTabParams('/token/detail/$id').id} />
}
