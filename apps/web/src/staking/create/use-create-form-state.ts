import { useCallback, useEffect, useRef } from 'react'
import { activeChain } from '../../core/active-chain.ts'
import { createDraftStorage } from '../../form/draft-storage.ts'
import { toLocalInput } from '../../form/local-time.ts'
import { type DraftForm, useDraftForm } from '../../form/use-draft-form.ts'
import { emptyPoolForm } from './empty-pool-form.ts'
import { loadDraftReader } from './load-draft-reader.ts'
import { isStarted, type PoolFormValues } from './pool-form-values.ts'
import type { PoolReading } from './read-draft.ts'

export const poolDrafts = createDraftStorage(`pool-draft.${activeChain.chainId}`, emptyPoolForm)

export interface CreateFormState extends DraftForm<PoolFormValues, PoolReading> {
  /** Fills in the token that a link names. */
  fillToken: (token: string) => void
}

/** Fields that the form fills in from the tokens and the network's clock by itself. */
const followers = [
  'stakedKind',
  'stakedSymbol',
  'stakedDecimals',
  'rewardSymbol',
  'rewardDecimals',
  'endTime',
] as const

const USUAL_SECONDS = 30 * 86_400

/**
 * The form of a pool with its draft.
 * @param admin the connected wallet
 * @param getNow unix seconds of the chain
 */
export function useCreateFormState(
  admin: string | undefined,
  getNow: () => number,
): CreateFormState {
  const latest = useRef({ admin, getNow })
  latest.current = { admin, getNow }
  const read = useCallback(async (values: PoolFormValues) => {
    const { readDraft } = await loadDraftReader()
    return readDraft(values, latest.current.admin, latest.current.getNow())
  }, [])
  const state = useDraftForm<PoolFormValues, PoolReading>({
    empty: emptyPoolForm,
    storage: poolDrafts,
    isStarted,
    read,
    errorsOf: async (reading, values) => {
      const { formErrors } = await loadDraftReader()
      // What an address is stands under its field; while the chain is being asked, nothing is wrong with it.
      const issues = reading.issues.filter(({ code }) => code !== 'Token_InfoNotFound')
      return formErrors({ issues }, values)
    },
  })
  const { form, snapshot, reread, startOver } = state
  const fillTime = useRef<() => void>(undefined)
  fillTime.current = () => {
    if (form.getValues().endTime !== '') return
    const end = latest.current.getNow() + USUAL_SECONDS
    // A whole minute, later rather than sooner.
    form.setFieldValue('endTime', toLocalInput(Math.ceil(end / 60) * 60))
  }
  useEffect(() => fillTime.current?.(), [])
  useEffect(() => {
    // Whose pool it is has changed.
    latest.current = { ...latest.current, admin }
    if (isStarted(snapshot.getState().values)) reread()
  }, [admin, snapshot, reread])
  return {
    ...state,
    fillToken: (stakedToken) => state.fill({ stakedToken }, followers),
    startOver: () => {
      startOver()
      fillTime.current?.()
    },
  }
}
