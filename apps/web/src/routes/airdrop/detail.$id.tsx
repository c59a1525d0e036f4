import { createFileRoute } from '@tanstack/react-router'
import { AirdropDetailPage } from '../../airdrop/detail/airdrop-detail-page.tsx'
import { useTabParams } from '../../core/tab-context.ts'

export const Route = createFileRoute('/airdrop/detail/$id')({ component: Screen })

function Screen() {
  return <AirdropDetailPage id={useTabParams('/airdrop/detail/$id').id} />
}
