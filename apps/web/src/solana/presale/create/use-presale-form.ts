import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { wrappedSolMints } from '@slipway/sdk/solana/wrapped-sol-mints'
import { useEffect, useRef } from 'react'
import { withChunkTimeout } from '../../../core/lazy-part.ts'
import { type DraftForm, useDraftForm } from '../../../form/use-draft-form.ts'
import { useFormChoice } from '../../form/use-form-choice.ts'
import { useLinkedToken } from '../../form/use-linked-token.ts'
import { type TokenRefusalTexts, useHolding, useLockToken } from '../../lock/use-lock-token.ts'
import { useWalletStore } from '../../wallet/wallet-store.ts'
import type { PresaleAsset } from './presale-asset.ts'
import { presaleDrafts } from './presale-drafts.ts'
import { emptyPresaleForm, isStarted, type PresaleFormValues } from './presale-form-values.ts'
import type { PresaleFormReading } from './presale-judge.ts'

const loadRules = () => withChunkTimeout(import('./presale-judge.ts'))

const refusals: TokenRefusalTexts = {
  missing: m.solpresalemake_mint_missing,
  MintFreezable: m.solpresalemake_mint_freezable,
  MintPermanentDelegate: m.solpresalemake_mint_delegate,
  MintHooked: m.solpresalemake_mint_hooked,
  MintPausable: m.solpresalemake_mint_pausable,
  MintUnsupported: m.solpresalemake_mint_unsupported,
}

/** The token at the typed address, what the connected account has of it, and the cluster's time. */
function useAsset(chain: SolanaChainDefinition, typed: string): PresaleAsset {
  const read = useLockToken(chain, typed, refusals)
  const isSol = read.token !== undefined && wrappedSolMints.includes(read.token.mint)
  const token = isSol ? undefined : read.token
  const problem = isSol ? m.solpresalemake_mint_sol() : read.problem
  const account = useWalletStore((state) => state.account?.address)
  const { held, now } = useHolding(chain, token, account)
  return {
    ...{ token, isReading: read.isReading, problem, held },
    now: now ?? Math.floor(Date.now() / 1_000),
  }
}

/** The create form with its draft, and its token. */
export interface PresaleForm extends DraftForm<PresaleFormValues, PresaleFormReading> {
  readonly asset: PresaleAsset
  /** The rules and the texts of their faults, loaded when the form is first judged. */
  readonly loadJudge: () => Promise<{
    judge: (values: PresaleFormValues) => PresaleFormReading
    errorsOf: (reading: PresaleFormReading) => Record<string, string>
    listProblems: typeof import('./presale-judge.ts').listProblems
  }>
}

/** See `PresaleForm`. */
export function usePresaleForm(chain: SolanaChainDefinition): PresaleForm {
  const known = useRef<PresaleAsset>(undefined)
  const loadJudge: PresaleForm['loadJudge'] = async () => {
    const rules = await loadRules()
    const asset = known.current
    if (!asset) throw new Error('The form is judged before it is drawn.')
    return {
      judge: (values) => rules.judge(values, asset),
      errorsOf: (reading) => rules.errorsOf(reading, asset),
      listProblems: rules.listProblems,
    }
  }
  const state = useDraftForm<PresaleFormValues, PresaleFormReading>({
    empty: emptyPresaleForm,
    storage: presaleDrafts,
    isStarted,
    read: async (values) => (await loadJudge()).judge(values),
    errorsOf: async (reading) => (await loadJudge()).errorsOf(reading),
  })
  useLinkedToken({
    read: () => state.form.getValues().mint,
    fill: (mint) => state.fill({ mint }, []),
  })
  const asset = useAsset(chain, useFormChoice(state.form, 'mint'))
  known.current = asset
  const { reread, snapshot } = state
  const { token, held } = asset
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is read with them
  useEffect(() => {
    if (isStarted(snapshot.getState().values)) reread()
  }, [token, held, reread, snapshot])
  return { ...state, asset, loadJudge }
}
