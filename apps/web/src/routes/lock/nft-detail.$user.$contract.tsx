import { createFileRoute } from '@tanstack/react-router'
import { useTabParams } from '../../core/tab-context.ts'
import { NftLocksPage } from '../../lock/nft/nft-locks-page.tsx'

export const Route = createFileRoute('/lock/nft-detail/$user/$contract')({ component: Screen })

function Screen() {
  return <NftLocksPage {...useTabParams('/lock/nft-detail/$user/$contract')} />
}
