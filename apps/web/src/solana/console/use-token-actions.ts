import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import { useMutation } from '@tanstack/react-query'
import type { WalletAccount } from '@wallet-standard/base'
import { type ReactNode, useState } from 'react'
import { withChunkTimeout } from '../../shell/lazy-part.ts'
import type { SolanaPlan } from '../flow/solana-plan.ts'
import { useSolanaReview } from '../flow/use-solana-review.tsx'
import { type SolanaWallet, walletChain } from '../wallet/wallet-standard.ts'
import { useWalletStore } from '../wallet/wallet-store.ts'
import type { ConsoleAction } from './token-action-plan.ts'

type Act = ConsoleAction['kind'] | 'collect' | 'item'

interface ActingWallet {
  readonly wallet: SolanaWallet
  readonly account: WalletAccount
}

export interface TokenActions {
  readonly chain: SolanaChainDefinition
  readonly token: SolanaToken
  /** Address of the connected account. */
  readonly account: string | undefined
  readonly isPreparing: boolean
  /** Why the last one could not be prepared, and which it was. */
  readonly problem: { readonly act: Act; readonly text: string } | undefined
  /** The last one that came about. */
  readonly done: Act | undefined
  /** Prepares an action and opens its review. */
  readonly open: (action: ConsoleAction) => void
  /** The same for withheld tax. */
  readonly collect: () => void
  /** The same for what the caller prepares. @param prepare answers why there is no plan, in words */
  readonly run: (act: Act, prepare: (signer: ActingWallet) => Promise<SolanaPlan | string>) => void
  readonly clearDone: () => void
  /** To be placed once on the page. */
  readonly dialog: ReactNode
}

const loadAction = () => withChunkTimeout(import('./prepare-token-action.ts'))
const loadPreparation = () => withChunkTimeout(import('./try-preparation.ts'))
const loadCollection = () => withChunkTimeout(import('./prepare-tax-collection.ts'))

/** Everything between the forms of a token's page and the wallet. */
export function useTokenActions(chain: SolanaChainDefinition, token: SolanaToken): TokenActions {
  const { wallet, account } = useWalletStore()
  const [asked, setAsked] = useState<Act>()
  const [done, setDone] = useState<Act>()
  const review = useSolanaReview(() => setDone(asked))
  const preparation = useMutation({
    mutationFn: async (prepare: () => Promise<SolanaPlan | string>) => {
      const { tryPreparation } = await loadPreparation()
      return await tryPreparation(prepare, chain)
    },
    onSuccess: (outcome) => typeof outcome !== 'string' && review.open(outcome),
  })
  const isElsewhere = account !== undefined && !account.chains.includes(walletChain(chain))
  const run: TokenActions['run'] = (act, prepare) => {
    setAsked(act)
    setDone(undefined)
    if (wallet && account && !isElsewhere) preparation.mutate(() => prepare({ wallet, account }))
  }
  const textOf = () => {
    if (isElsewhere) return m.solana_account_elsewhere({ chain: chain.name })
    // A part of the page did not load.
    if (preparation.error) return m.token_create_check_failed({ chain: chain.name })
    return typeof preparation.data === 'string' ? preparation.data : undefined
  }
  const text = textOf()
  return {
    ...{ chain, token, done },
    account: account?.address,
    isPreparing: preparation.isPending,
    problem: asked && text !== undefined ? { act: asked, text } : undefined,
    open: (action) =>
      run(action.kind, async (signer) => {
        const { prepareTokenAction } = await loadAction()
        return await prepareTokenAction({ chain, token, ...signer, action })
      }),
    collect: () =>
      run('collect', async (signer) => {
        const { prepareTaxCollection } = await loadCollection()
        return await prepareTaxCollection({ chain, token, ...signer })
      }),
    run,
    clearDone: () => setDone(undefined),
    dialog: review.dialog,
  }
}
