import { m } from '@slipway/messages'
import type { NftDraft } from '@slipway/sdk/nft/create/nft-draft-schema'
import { useEffect } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { activeChain } from '../../core/active-chain.ts'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { useFormCheck } from '../../form/use-form-check.ts'
import type { Review } from '../../transaction/use-review.tsx'
import type { PendingCollection } from './find-nft-creation.ts'
import type { NftFormScope } from './nft-form-context.ts'
import { loadNftValidation } from './use-nft-form.ts'

interface NftSubmitOptions {
  scope: NftFormScope
  review: Pick<Review, 'open'>
  /** Told what is being made, once its review opens. */
  onPrepared: (pending: Omit<PendingCollection, 'at'>) => void
  /** Called when the form is right but nobody is connected. */
  onWalletNeeded: () => void
}

/** From the submitted form to the open review: the rules, then a rehearsal on the network. */
export function useNftSubmit({ scope, review, onPrepared, onWalletNeeded }: NftSubmitOptions) {
  const { form, token, unit, contracts, getNow } = scope
  const { address: account, chainId } = useConnection()
  const { problems, attempt, isChecking, check, showProblems } = useFormCheck(form)

  const { clearFieldError } = form
  useEffect(() => {
    // A token that is known is no longer being read.
    if (token.state === 'known') clearFieldError('paymentToken')
  }, [token.state, clearFieldError])

  const refuse = async (errors: Record<string, string>) => {
    const { listNftProblems } = await loadNftValidation()
    showProblems(listNftProblems(errors), errors)
  }

  const readForm = async (): Promise<NftDraft | undefined> => {
    const { judgeNft } = await loadNftValidation()
    const values = form.getValues()
    const { draft, errors } = judgeNft(values, getNow(), unit)
    const isPaidInToken = values.mintMethod === 'public' && values.payment === 'token'
    const tokenErrors: Record<string, string> =
      isPaidInToken && token.state === 'missing'
        ? { paymentToken: m.error_Token_InfoNotFound() }
        : {}
    if (!draft) await refuse({ ...errors, ...tokenErrors })
    else if (!isPaidInToken || token.state === 'known') return draft
    else if (token.state === 'missing') await refuse(tokenErrors)
    else await refuse({ paymentToken: m.lock_asset_reading({ chain: activeChain.name }) })
    return undefined
  }

  const run = async (maker: Address) => {
    const draft = await readForm()
    if (!draft) return
    const { commitmentOf } = await withChunkTimeout(import('./commitment.ts'))
    const { prepareNftReview } = await withChunkTimeout(import('./prepare-nft-review.ts'))
    const outcome = await prepareNftReview({
      contracts,
      draft,
      commitment: draft.isHidden ? commitmentOf(form.getValues()) : undefined,
      unit,
      info: form.getValues(),
      account: maker,
      isWalletHere: chainId === activeChain.chainId,
    })
    if (outcome.kind === 'stopped') return await refuse({ form: outcome.text })
    const isOwned = draft.mintMethod === 'owner'
    onPrepared({ name: draft.name, hasList: draft.listStart > 0n, isOwned })
    review.open(outcome.plan)
  }

  const submit = () =>
    check(async () => {
      if (account) await run(account)
      else if (await readForm()) onWalletNeeded()
    })

  return { problems, attempt, isChecking, submit }
}
