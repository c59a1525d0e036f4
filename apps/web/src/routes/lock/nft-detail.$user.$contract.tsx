import { createFileRoute } from '@tanstack/react-router'
import { NftLocksPage } from '../../lock/nft/nft-locks-page.tsx'
import { useTabParams } from '../../shell/tab-context.ts'

export const Route = createFileRoute('/lock/nft-detail/$user/$contract')({ component: Screen })

function Screen() {
  return <NftLocksPage {...useTabParams('/lock/nft-detail/$user/$contract')} />
}
