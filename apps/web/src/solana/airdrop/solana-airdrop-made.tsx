import type { SolanaChainDefinition } from '@slipway/chains'
import { joinSentences, m } from '@slipway/messages'
import { solanaAirdropLimits } from '@slipway/sdk/solana/airdrop/solana-airdrop-limits'
import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { IconGift, IconListDetails } from '@tabler/icons-react'
import { MadeView } from '../form/made-view.tsx'
import { useAirdropView } from './use-airdrop-view.ts'

/** What its claims still lack, in sentences. */
function useMissing(chain: SolanaChainDefinition, address: string): string[] {
  const program = getSolanaPrograms(chain.chainId)?.airdrop
  const { data: view } = useAirdropView(chain, program, address)
  if (!view || view === 'token-unread') return []
  const count = Math.ceil(view.missing / solanaAirdropLimits.extensionsAtOnce)
  return [
    ...(view.airdrop.listKey === '' ? [m.solana_airdrop_kept_own_text()] : []),
    ...(count > 0
      ? [joinSentences([m.solana_airdrop_extend_text(), m.solana_airdrop_extend_left({ count })])]
      : []),
  ]
}

interface SolanaAirdropMadeProps {
  chain: SolanaChainDefinition
  airdrop: string
  /** Symbol or short address of what is given away. */
  name: string
  onAgain: () => void
}

/** The airdrop is in a block and holds all that its list takes: where people claim, and what to do next. */
export default function SolanaAirdropMade(props: SolanaAirdropMadeProps) {
  const { chain, airdrop, name, onAgain } = props
  const search = { network: chain.shortname }
  const page = `/solana/airdrop/${airdrop}`
  return (
    <MadeView
      chain={chain}
      title={m.airdrop_made_title({ symbol: name })}
      text={m.airdrop_made_text()}
      missing={useMissing(chain, airdrop)}
      address={airdrop}
      place={m.solana_airdrop_address()}
      link={{ page, label: m.airdrop_made_link(), copy: m.airdrop_made_copy() }}
      steps={[
        {
          ...{ Icon: IconGift, to: page, search },
          ...{ title: m.airdrop_made_view(), text: m.airdrop_made_view_text() },
        },
        {
          ...{ Icon: IconListDetails, to: '/solana/airdrop/list', search },
          title: m.shell_route_solana_airdrop_list(),
          text: m.airdrop_made_mine_text(),
        },
      ]}
      again={m.airdrop_made_again()}
      onAgain={onAgain}
    />
  )
}
