import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { IconListDetails, IconLock } from '@tabler/icons-react'
import { MadeView } from '../form/made-view.tsx'
import { tokenPageStep } from '../form/token-steps.ts'

interface SolanaLockMadeProps {
  chain: SolanaChainDefinition
  lock: string
  mint: string
  /** Symbol or short address of what is locked. */
  name: string
  onAgain: () => void
}

/** The lock is in a block: where it is, and what to do with it next. */
export default function SolanaLockMade(props: SolanaLockMadeProps) {
  const { chain, lock, mint, name, onAgain } = props
  const network = chain.shortname
  const search = { network }
  return (
    <MadeView
      chain={chain}
      title={m.lock_created_title({ name })}
      text={m.lock_created_text()}
      address={lock}
      place={m.solana_lock_made_address()}
      steps={[
        {
          ...{ Icon: IconLock, to: `/solana/lock/${lock}`, search },
          ...{ title: m.lock_created_view(), text: m.lock_created_view_text() },
        },
        tokenPageStep({ network, mint }),
        {
          ...{ Icon: IconListDetails, to: '/solana/lock/list', search },
          ...{ title: m.shell_route_solana_lock_list(), text: m.solana_lock_made_list_text() },
        },
      ]}
      again={m.lock_created_again()}
      onAgain={onAgain}
    />
  )
}
