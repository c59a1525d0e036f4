import { createFileRoute } from '@tanstack/react-router'
import { NftCreatePage } from '../../nft/create/nft-create-page.tsx'

export const Route = createFileRoute('/nft/create')({ component: NftCreatePage })
