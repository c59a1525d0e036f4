import type { SolanaChainDefinition } from '@slipway/chains'
import { formatAmount, m } from '@slipway/messages'
import { IconAdjustments, IconListDetails, IconSend } from '@tabler/icons-react'
import { CreatedView } from '../form/created-view.tsx'

interface SolanaCreatedProps {
  chain: SolanaChainDefinition
  mint: string
  symbol: string
  onAgain: () => void
}

/** The token exists, as the chain says: where it is, and what to do with it next. */
export default function SolanaCreated({ chain, mint, symbol, onAgain }: SolanaCreatedProps) {
  const search = { network: chain.shortname }
  return (
    <CreatedView
      chain={chain}
      mint={mint}
      name={symbol}
      title={m.token_created_title({ symbol })}
      place={m.token_created_address()}
      textOf={({ totalSupply, decimals }) =>
        m.solana_created_text({ amount: formatAmount(totalSupply, decimals, { symbol }) })
      }
      steps={[
        {
          Icon: IconAdjustments,
          to: `/solana/token/${mint}`,
          search,
          title: m.shell_route_solana_token(),
          text: m.solana_next_token_text(),
        },
        {
          Icon: IconListDetails,
          to: '/solana/token/list',
          search,
          title: m.shell_route_solana_list(),
          text: m.solana_next_list_text(),
        },
        {
          Icon: IconSend,
          to: '/solana/multisend',
          search: { ...search, token: mint },
          title: m.shell_route_solana_multisend(),
          text: m.solana_send_text(),
        },
      ]}
      onAgain={onAgain}
    />
  )
}
