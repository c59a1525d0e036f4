import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { IconListDetails, IconRocket } from '@tabler/icons-react'
import { MadeView } from '../../form/made-view.tsx'
import { lockStep, tokenPageStep } from '../../form/token-steps.ts'

interface SolanaPresaleMadeProps {
  chain: SolanaChainDefinition
  presale: string
  mint: string
  /** Symbol or short address of what is sold. */
  name: string
  onAgain: () => void
}

/** The presale is in a block and has its tokens: where buyers find it, and what to do next. */
export default function SolanaPresaleMade(props: SolanaPresaleMadeProps) {
  const { chain, presale, mint, name, onAgain } = props
  const network = chain.shortname
  const search = { network }
  const page = `/solana/presale/${presale}`
  return (
    <MadeView
      chain={chain}
      title={m.solpresalemake_made_title({ symbol: name })}
      text={m.solpresalemake_made_text()}
      address={presale}
      place={m.solpresalemake_review_address()}
      link={{ page, label: m.presale_created_link(), copy: m.presale_created_copy_link() }}
      steps={[
        {
          ...{ Icon: IconRocket, to: page, search },
          ...{ title: m.presale_created_view(), text: m.solpresalemake_made_view_text() },
        },
        tokenPageStep({ network, mint }),
        lockStep({ network, mint }),
        {
          ...{ Icon: IconListDetails, to: '/solana/presale/list', search },
          title: m.shell_route_solana_presale_list(),
          text: m.solpresalemake_made_list_text(),
        },
      ]}
      again={m.presale_created_again()}
      onAgain={onAgain}
    />
  )
}
