import { useCallback, useEffect, useRef } from 'react'
import { activeChain } from '../../core/active-chain.ts'
import { createDraftStorage } from '../../form/draft-storage.ts'
import { type DraftForm, useDraftForm } from '../../form/use-draft-form.ts'
import { emptyPresaleForm } from './empty-presale-form.ts'
import { loadDraftReader } from './load-draft-reader.ts'
import { isStarted, type PresaleFormValues, type PresaleKind } from './presale-form-values.ts'
import type { PresaleReading } from './read-draft.ts'

/** One draft for all three kinds, so that a change of kind keeps what was typed. */
export const presaleDrafts = createDraftStorage(
  `presale-draft.${activeChain.chainId}`,
  emptyPresaleForm,
)

export type CreateFormState = DraftForm<PresaleFormValues, PresaleReading>

/**
 * The form of a presale with its draft.
 * @param getNow unix seconds of the chain
 */
export function useCreateFormState(kind: PresaleKind, getNow: () => number): CreateFormState {
  const clock = useRef(getNow)
  clock.current = getNow
  const read = useCallback(
    async (values: PresaleFormValues) => {
      const { readDraft } = await loadDraftReader()
      return readDraft(values, kind, clock.current())
    },
    [kind],
  )
  const state = useDraftForm<PresaleFormValues, PresaleReading>({
    empty: emptyPresaleForm,
    storage: presaleDrafts,
    isStarted,
    read,
    errorsOf: async ({ issues }, values) => {
      const { formErrors } = await loadDraftReader()
      return formErrors(issues, values)
    },
  })
  const { snapshot, reread } = state
  useEffect(() => {
    if (isStarted(snapshot.getState().values)) reread()
  }, [snapshot, reread])
  return state
}
