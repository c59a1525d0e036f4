import { createFileRoute } from '@tanstack/react-router'
import { SlotDetailPage } from '../../presale/slots/slot-detail-page.tsx'
import { useTabParams } from '../../shell/tab-context.ts'

export const Route = createFileRoute('/whitelist/detail/$id')({ component: Screen })

function Screen() {
  return <SlotDetailPage id={useTabParams('/whitelist/detail/$id').id} />
}
