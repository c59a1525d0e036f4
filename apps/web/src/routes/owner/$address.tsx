import { createFileRoute } from '@tanstack/react-router'
import { OwnerPage } from '../../owner/owner-page.tsx'
import { useTabParams } from '../../shell/tab-context.ts'

export const Route = createFileRoute('/owner/$address')({ component: Screen })

function Screen() {
  return <OwnerPage address={useTabParams('/owner/$address').address} />
}
