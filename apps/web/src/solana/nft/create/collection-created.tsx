import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { IconListDetails, IconPhoto } from '@tabler/icons-react'
import { CreatedView } from '../../form/created-view.tsx'

interface CollectionCreatedProps {
  chain: SolanaChainDefinition
  mint: string
  name: string
  onAgain: () => void
}

/** The collection exists, as the chain says: where it is, and what to do with it next. */
export default function CollectionCreated({ chain, mint, name, onAgain }: CollectionCreatedProps) {
  const search = { network: chain.shortname }
  return (
    <CreatedView
      chain={chain}
      mint={mint}
      name={name}
      failed={m.nftpage_failed_title()}
      missing={{
        title: m.solana_nft_created_missing_title(),
        text: m.solana_nft_created_missing({ chain: chain.name }),
      }}
      title={m.nftmake_made_title({ name })}
      place={m.nftmake_made_address()}
      textOf={({ group }) => m.solana_nft_created_text({ count: Number(group?.maxSize ?? 0n) })}
      stepsOf={() => [
        {
          Icon: IconPhoto,
          to: `/solana/nft/${mint}`,
          search,
          title: m.nftmake_made_view(),
          text: m.solana_nft_next_page_text(),
        },
        {
          Icon: IconListDetails,
          to: '/solana/nft/list',
          search,
          title: m.shell_route_solana_nft_list(),
          text: m.solana_nft_list_text(),
        },
      ]}
      onAgain={onAgain}
    />
  )
}
