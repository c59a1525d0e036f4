import { createFileRoute } from '@tanstack/react-router'
import { useTabParams } from '../../core/tab-context.ts'
import { SlotDetailPage } from '../../whitelist-market/slot-detail-page.tsx'

export const Route = createFileRoute('/whitelist/detail/$id')({ component: Screen })

function Screen() {
  return <SlotDetailPage id={useTabParams('/whitelist/detail/$id').id} />
}
