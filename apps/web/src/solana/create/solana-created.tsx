import type { SolanaChainDefinition } from '@slipway/chains'
import { formatAmount, m } from '@slipway/messages'
import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import { IconListDetails, IconRocket, IconSend } from '@tabler/icons-react'
import type { NextStep } from '../../form/next-steps.tsx'
import { CreatedView } from '../form/created-view.tsx'
import { lockStep, tokenPageStep } from '../form/token-steps.ts'

interface SolanaCreatedProps {
  chain: SolanaChainDefinition
  mint: string
  symbol: string
  onAgain: () => void
}

/** What our programs do with it, where the cluster has them; none takes a token that can be frozen. */
function programSteps(
  chain: SolanaChainDefinition,
  mint: string,
  token: SolanaToken | undefined,
): readonly NextStep[] {
  if (!getSolanaPrograms(chain.chainId) || !token || token.rights.freeze !== undefined) return []
  const network = chain.shortname
  return [
    {
      ...{ Icon: IconRocket, to: '/solana/presale/create', search: { network, token: mint } },
      ...{ title: m.shell_route_solana_presale_create(), text: m.solpresalemake_overview() },
    },
    lockStep({ network, mint }),
  ]
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
      stepsOf={(token) => [
        tokenPageStep({ network: chain.shortname, mint }),
        ...programSteps(chain, mint, token),
        {
          Icon: IconSend,
          to: '/solana/multisend',
          search: { ...search, token: mint },
          title: m.shell_route_solana_multisend(),
          text: m.solana_send_text(),
        },
        {
          Icon: IconListDetails,
          to: '/solana/token/list',
          search,
          title: m.shell_route_solana_list(),
          text: m.solana_next_list_text(),
        },
      ]}
      onAgain={onAgain}
    />
  )
}
