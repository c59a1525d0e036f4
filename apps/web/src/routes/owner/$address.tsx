import { createFileRoute } from '@tanstack/react-router'
import { useTabParams } from '../../core/tab-context.ts'
import { OwnerPage } from '../../owner/owner-page.tsx'

export const Route = createFileRoute('/owner/$address')({ component: Screen })

function Screen() {
  return <OwnerPage address={useTabParams('/owner/$address').address} />
}
