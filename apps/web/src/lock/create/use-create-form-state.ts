import { useCallback, useEffect, useRef } from 'react'
import { activeChain } from '../../core/active-chain.ts'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { createDraftStorage } from '../../form/draft-storage.ts'
import { toLocalInput } from '../../form/local-time.ts'
import { type DraftForm, useDraftForm } from '../../form/use-draft-form.ts'
import { isStarted, type LockFormValues } from './lock-form-values.ts'
import type { LockReading } from './read-draft.ts'

/** The form as it opens; its unlock time is filled in once the network's clock is known. */
export const emptyLockForm: LockFormValues = {
  expects: 'any',
  entry: 'one',
  until: 'date',
  release: 'once',
  cycleUnit: 'days',
  asset: '',
  nftId: '',
  amount: '',
  owner: '',
  unlockAt: '',
  cliffAt: '',
  firstPercent: '10',
  cycleLength: '30',
  cyclePercent: '15',
  list: '',
  isRebasing: false,
  isMigratable: false,
  assetKind: '',
  symbol: '',
  decimals: 18,
  templateId: 0,
}

/** One draft for both addresses of the screen. */
export const lockDrafts = createDraftStorage(`lock-draft.${activeChain.chainId}`, emptyLockForm)

export interface CreateFormState extends DraftForm<LockFormValues, LockReading> {
  /** Fills in the asset that a link names. */
  fillAsset: (asset: string) => void
}

/** Fields that the form fills in from the asset and the network's clock by itself. */
const followers = ['assetKind', 'symbol', 'decimals', 'templateId', 'unlockAt'] as const

/** 180 days: what careful holders look for, and what is offered first. */
const USUAL_SECONDS = 180 * 86_400

/** The schema with every text of a refusal, loaded with the first entry: an untouched form does not need it. */
async function loadDraftReader() {
  return await withChunkTimeout(import('./read-draft.ts'))
}

/**
 * The form of a lock with its draft.
 * @param owner the connected wallet
 * @param getNow unix seconds of the chain
 */
export function useCreateFormState(
  owner: string | undefined,
  getNow: () => number,
): CreateFormState {
  const latest = useRef({ owner, getNow })
  latest.current = { owner, getNow }
  const read = useCallback(async (values: LockFormValues) => {
    const { readDraft } = await loadDraftReader()
    return readDraft(values, latest.current.owner, latest.current.getNow())
  }, [])
  const state = useDraftForm<LockFormValues, LockReading>({
    empty: emptyLockForm,
    storage: lockDrafts,
    isStarted,
    read,
    errorsOf: async (reading, values) => {
      const { formErrors } = await loadDraftReader()
      return formErrors(reading, values)
    },
  })
  const { form, snapshot, reread, startOver } = state
  const fillTime = useRef<() => void>(undefined)
  fillTime.current = () => {
    if (form.getValues().unlockAt !== '') return
    const unlockAt = latest.current.getNow() + USUAL_SECONDS
    // A whole minute, later rather than sooner.
    form.setFieldValue('unlockAt', toLocalInput(Math.ceil(unlockAt / 60) * 60))
  }
  useEffect(() => fillTime.current?.(), [])
  useEffect(() => {
    // Whose lock it is has changed.
    latest.current = { ...latest.current, owner }
    if (isStarted(snapshot.getState().values)) reread()
  }, [owner, snapshot, reread])
  return {
    ...state,
    fillAsset: (asset) => state.fill({ asset }, followers),
    startOver: () => {
      startOver()
      fillTime.current?.()
    },
  }
}
