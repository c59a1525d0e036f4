import { createFileRoute } from '@tanstack/react-router'
import { useTabParams } from '../../shell/tab-context.ts'
import { TokenViewPage } from '../../token/view/token-view-page.tsx'

export const Route = createFileRoute('/token/view/$address')({ component: Screen })

function Screen() {
  return <TokenViewPage address={useTabParams('/token/view/$address').address} />
}
