import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { IconDroplet, IconListDetails } from '@tabler/icons-react'
import { MadeView } from '../../form/made-view.tsx'

interface SolanaPoolMadeProps {
  chain: SolanaChainDefinition
  pool: string
  /** Symbol or short address of what is staked. */
  name: string
  onAgain: () => void
}

/** The pool is in a block and has its rewards: where stakers find it, and what to do next. */
export default function SolanaPoolMade({ chain, pool, name, onAgain }: SolanaPoolMadeProps) {
  const search = { network: chain.shortname }
  const page = `/solana/staking/${pool}`
  return (
    <MadeView
      chain={chain}
      title={m.stakemake_created_title({ name })}
      text={m.solstakemake_made_text()}
      address={pool}
      place={m.stakemake_created_address()}
      link={{ page, label: m.stakemake_created_link(), copy: m.presale_created_copy_link() }}
      steps={[
        {
          ...{ Icon: IconDroplet, to: page, search },
          ...{ title: m.stakemake_created_view(), text: m.solstakemake_made_view_text() },
        },
        {
          ...{ Icon: IconListDetails, to: '/solana/staking/list', search },
          title: m.shell_route_solana_staking_list(),
          text: m.solstakemake_made_list_text(),
        },
      ]}
      again={m.stakemake_created_again()}
      onAgain={onAgain}
    />
  )
}
