import type { NftContracts } from '@slipway/sdk/nft/types'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useConnection } from 'wagmi'
import { activeChain } from '../../core/active-chain.ts'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { createDraftStorage } from '../../form/draft-storage.ts'
import { useDraftForm } from '../../form/use-draft-form.ts'
import { useTypedToken } from '../../form/use-typed-token.ts'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import type { NftFormScope } from './nft-form-context.ts'
import { emptyNftForm, isNftFormStarted, type NftFormValues } from './nft-form-values.ts'

/** The draft of the form, with what hidden pictures are committed with: whoever reloads must not lose it. */
export const nftDrafts = createDraftStorage(`nft-draft.${activeChain.chainId}`, emptyNftForm)

/** The schema with every text of a refusal, loaded with the first entry. */
export const loadNftValidation = () => withChunkTimeout(import('./nft-judge.ts'))

const idOf = (field: string) => `nft-create-${field}`

/** The form with its draft and its payment token as it stands on chain. */
export function useNftFormScope(contracts: NftContracts): NftFormScope {
  const { address: account } = useConnection()
  const now = useRef(0)
  now.current = useChainNow()
  const getNow = useCallback(() => now.current, [])
  const unitRef = useRef<NftFormScope['unit']>(activeChain.nativeCurrency)
  const read = useCallback(async (values: NftFormValues) => {
    const { judgeNft } = await loadNftValidation()
    return judgeNft(values, now.current, unitRef.current)
  }, [])
  const draft = useDraftForm({
    empty: emptyNftForm,
    storage: nftDrafts,
    isStarted: isNftFormStarted,
    read,
    errorsOf: async ({ errors }) => ({ ...errors }),
  })
  const { form, reread } = draft
  const [payment, setPayment] = useState(form.getValues().payment)
  const [typed, setTyped] = useState(form.getValues().paymentToken)
  form.watch('payment', ({ value }) => setPayment(value))
  form.watch('paymentToken', ({ value }) => setTyped(value))
  const token = useTypedToken(payment === 'token' ? typed : '', account)
  const { symbol, decimals } = token.state === 'known' ? token.facts : activeChain.nativeCurrency
  const unit = useMemo(() => ({ symbol, decimals }), [symbol, decimals])
  unitRef.current = unit
  // What prices are counted in has changed.
  useEffect(() => {
    if (unit) reread()
  }, [unit, reread])
  return { ...draft, contracts, token, unit, idOf, getNow }
}
