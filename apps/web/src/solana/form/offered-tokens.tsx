import type { SolanaChainDefinition } from '@slipway/chains'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { useWalletStore } from '../wallet/wallet-store.ts'

const OwnTokens = lazyPart(() => import('./own-tokens.tsx'))

interface OfferedTokensProps {
  chain: SolanaChainDefinition
  /** One is filled in already, and could be read. */
  isChosen: boolean
  onChoose: (mint: string) => void
}

/** The connected account's own tokens below a form's field for one, until there is one. */
export function OfferedTokens({ chain, isChosen, onChoose }: OfferedTokensProps) {
  const account = useWalletStore((state) => state.account?.address)
  if (account === undefined || isChosen) return null
  return (
    <LatePart>
      <OwnTokens chain={chain} account={account} onChoose={onChoose} />
    </LatePart>
  )
}
