import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { useMutation } from '@tanstack/react-query'
import type { WalletAccount } from '@wallet-standard/base'
import { type ReactNode, useState } from 'react'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { type SolanaWallet, walletChain } from '../wallet/wallet-standard.ts'
import { useWalletStore } from '../wallet/wallet-store.ts'
import type { SolanaPlan } from './solana-plan.ts'
import { useSolanaReview } from './use-solana-review.tsx'

/** Who signs a plan. */
export interface PlanSigner {
  readonly wallet: SolanaWallet
  readonly account: WalletAccount
}

/** Several acts of one page that share a review. */
export interface PreparedReview<Act extends string> {
  /** Address of the connected account. */
  readonly account: string | undefined
  readonly isPreparing: boolean
  /** Why the last one could not be prepared, and which it was. */
  readonly problem: { readonly act: Act; readonly text: string } | undefined
  /** The last one that came about, of those that the connected account asked for. */
  readonly done: Act | undefined
  /** Prepares an act and opens its review. @param prepare answers why there is no plan, in words */
  readonly run: (act: Act, prepare: (signer: PlanSigner) => Promise<SolanaPlan | string>) => void
  readonly clearDone: () => void
  /** To be called when the form is changed: why what it asked for before could not be prepared says nothing now. */
  readonly clearProblem: () => void
  /** To be placed once on the page. */
  readonly dialog: ReactNode
}

const loadPreparation = () => withChunkTimeout(import('./try-preparation.ts'))

/** Everything between the forms of a page and the wallet. */
export function usePreparedReview<Act extends string>(
  chain: SolanaChainDefinition,
): PreparedReview<Act> {
  const { wallet, account } = useWalletStore()
  const [asked, setAsked] = useState<Act>()
  // Who asked: what spoke against one account says nothing of another.
  const [asker, setAsker] = useState<string>()
  const [done, setDone] = useState<Act>()
  // Whose it is: what one account did is no news to another.
  const [doer, setDoer] = useState<string>()
  const review = useSolanaReview(() => setDone(asked))
  const preparation = useMutation({
    mutationFn: async (prepare: () => Promise<SolanaPlan | string>) => {
      const { tryPreparation } = await loadPreparation()
      return await tryPreparation(prepare, chain)
    },
    onSuccess: (outcome) => typeof outcome !== 'string' && review.open(outcome),
  })
  const isElsewhere = account !== undefined && !account.chains.includes(walletChain(chain))
  const textOf = () => {
    if (isElsewhere) return m.solana_account_elsewhere({ chain: chain.name })
    // A part of the page did not load.
    if (preparation.error) return m.token_create_check_failed({ chain: chain.name })
    return typeof preparation.data === 'string' ? preparation.data : undefined
  }
  const text = textOf()
  const isStanding = text !== undefined && asker !== undefined && asker === account?.address
  const problem = asked && isStanding ? { act: asked, text } : undefined
  return {
    account: account?.address,
    isPreparing: preparation.isPending,
    problem,
    done: doer === account?.address ? done : undefined,
    run: (act, prepare) => {
      setAsked(act)
      setAsker(account?.address)
      setDoer(account?.address)
      setDone(undefined)
      if (wallet && account && !isElsewhere) preparation.mutate(() => prepare({ wallet, account }))
    },
    clearDone: () => setDone(undefined),
    // Not the act: a review that is opened meanwhile ends by it.
    clearProblem: () => problem && setAsker(undefined),
    dialog: review.dialog,
  }
}
