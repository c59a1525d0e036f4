import { useCallback, useMemo, useRef, useState } from 'react'
import { useConnection } from 'wagmi'
import { activeChain } from '../../core/active-chain.ts'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { createDraftStorage } from '../../form/draft-storage.ts'
import { useDraftForm } from '../../form/use-draft-form.ts'
import { useTypedToken } from '../../form/use-typed-token.ts'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { useListSession } from '../recipients/use-list-session.ts'
import type { ClaimsFormScope } from './claims-form-context.ts'
import {
  type ClaimsFormValues,
  emptyClaimsForm,
  isClaimsFormStarted,
} from './claims-form-values.ts'

/** The draft of the form; lists are too long to be kept with it. */
export const claimsDrafts = createDraftStorage(
  `airdrop-draft.${activeChain.chainId}`,
  emptyClaimsForm,
)

const loadValidation = () => withChunkTimeout(import('./claims-judge.ts'))
const commonDecimals = 18

/** The form with its draft, its token as it stands on chain, and its list in a worker. */
export function useClaimsFormScope(): Omit<ClaimsFormScope, 'listError'> {
  const { address: account } = useConnection()
  const now = useRef(0)
  now.current = useChainNow()
  const getNow = useCallback(() => now.current, [])
  const units = useRef({ symbol: '', decimals: commonDecimals })
  const read = useCallback(async (values: ClaimsFormValues) => {
    const { judgeClaims } = await loadValidation()
    return judgeClaims(values, now.current)
  }, [])
  const draft = useDraftForm({
    empty: emptyClaimsForm,
    storage: claimsDrafts,
    isStarted: isClaimsFormStarted,
    read,
    errorsOf: async (reading) => {
      if (reading.ok) return {}
      const { claimsErrors } = await loadValidation()
      return claimsErrors(reading.issues, units.current)
    },
  })
  const [typed, setTyped] = useState(draft.form.getValues().token)
  draft.form.watch('token', ({ value }) => setTyped(value))
  const token = useTypedToken(typed, account)
  const { symbol, decimals } =
    token.state === 'known' ? token.facts : { symbol: '', decimals: commonDecimals }
  const unit = useMemo(() => ({ symbol, decimals }), [symbol, decimals])
  units.current = unit
  const session = useListSession(decimals)
  const idOf = useCallback((field: string) => `airdrop-claims-${field}`, [])
  return { ...draft, token, unit, session, idOf, getNow }
}
