import type { SolanaTokenReading } from '@slipway/sdk/solana/solana-token-draft'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { createDraftStorage } from '../../form/draft-storage.ts'
import { type DraftForm, useDraftForm } from '../../form/use-draft-form.ts'
import { emptySolanaForm, isStarted, type SolanaFormValues } from './solana-form-values.ts'

export type SolanaForm = DraftForm<SolanaFormValues, SolanaTokenReading>

/** The draft of this browser; the same on every cluster, so that one can be tried before it is done for real. */
export const solanaDrafts = createDraftStorage('solana-token-draft', emptySolanaForm)

/** The schema and the texts of its faults, loaded when a form is first judged. */
export const loadSolanaJudge = async () => {
  const { judgeSolanaForm, solanaFormErrors, listProblems } = await withChunkTimeout(
    import('./solana-judge.ts'),
  )
  return { judge: judgeSolanaForm, errorsOf: solanaFormErrors, listProblems }
}

/** The create form with its draft. */
export function useSolanaForm(): SolanaForm {
  return useDraftForm<SolanaFormValues, SolanaTokenReading>({
    empty: emptySolanaForm,
    storage: solanaDrafts,
    isStarted,
    read: async (values) => (await loadSolanaJudge()).judge(values),
    errorsOf: async (reading, values) => (await loadSolanaJudge()).errorsOf(reading, values),
  })
}
