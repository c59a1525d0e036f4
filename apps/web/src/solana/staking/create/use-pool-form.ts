import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { useEffect, useRef } from 'react'
import { withChunkTimeout } from '../../../core/lazy-part.ts'
import { type DraftForm, useDraftForm } from '../../../form/use-draft-form.ts'
import { useFormChoice } from '../../form/use-form-choice.ts'
import { useLinkedToken } from '../../form/use-linked-token.ts'
import { type TokenRefusalTexts, useHolding, useLockToken } from '../../lock/use-lock-token.ts'
import { useWalletStore } from '../../wallet/wallet-store.ts'
import type { PoolAssets } from './pool-assets.ts'
import { poolDrafts } from './pool-drafts.ts'
import { emptyPoolForm, isStarted, type PoolFormValues } from './pool-form-values.ts'
import type { PoolFormReading } from './pool-judge.ts'

const loadRules = () => withChunkTimeout(import('./pool-judge.ts'))

const refusals: TokenRefusalTexts = {
  missing: m.solstakemake_mint_missing,
  MintFreezable: m.solstakemake_mint_freezable,
  MintPermanentDelegate: m.solstakemake_mint_delegate,
  MintHooked: m.solstakemake_mint_hooked,
  MintPausable: m.solstakemake_mint_pausable,
  MintUnsupported: m.solstakemake_mint_unsupported,
}

/** The tokens at the typed addresses, what the connected account has of the reward, and the cluster's time. */
function useAssets(
  chain: SolanaChainDefinition,
  typed: { readonly stake: string; readonly reward: string },
): PoolAssets {
  const stake = useLockToken(chain, typed.stake, refusals)
  const reward = useLockToken(chain, typed.reward, refusals)
  const { token } = reward
  const account = useWalletStore((state) => state.account?.address)
  const { held, now } = useHolding(chain, token, account)
  return { stake, reward, held, now: now ?? Math.floor(Date.now() / 1_000) }
}

/** The create form with its draft, and its tokens. */
export interface PoolForm extends DraftForm<PoolFormValues, PoolFormReading> {
  readonly assets: PoolAssets
  /** The rules and the texts of their faults, loaded when the form is first judged. */
  readonly loadJudge: () => Promise<{
    judge: (values: PoolFormValues) => PoolFormReading
    errorsOf: (reading: PoolFormReading) => Record<string, string>
    listProblems: typeof import('./pool-judge.ts').listProblems
  }>
}

/** See `PoolForm`. */
export function usePoolForm(chain: SolanaChainDefinition): PoolForm {
  const known = useRef<PoolAssets>(undefined)
  const loadJudge: PoolForm['loadJudge'] = async () => {
    const rules = await loadRules()
    const assets = known.current
    if (!assets) throw new Error('The form is judged before it is drawn.')
    return {
      judge: (values) => rules.judge(values, assets),
      errorsOf: (reading) => rules.errorsOf(reading, assets),
      listProblems: rules.listProblems,
    }
  }
  const state = useDraftForm<PoolFormValues, PoolFormReading>({
    empty: emptyPoolForm,
    storage: poolDrafts,
    isStarted,
    read: async (values) => (await loadJudge()).judge(values),
    errorsOf: async (reading) => (await loadJudge()).errorsOf(reading),
  })
  useLinkedToken({
    read: () => state.form.getValues().stakeMint,
    fill: (stakeMint) => state.fill({ stakeMint }, []),
  })
  const stakeMint = useFormChoice(state.form, 'stakeMint')
  const rewardMint = useFormChoice(state.form, 'rewardMint')
  const assets = useAssets(chain, { stake: stakeMint, reward: rewardMint })
  known.current = assets
  const { reread, snapshot } = state
  const { stake, reward, held } = assets
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is read with them
  useEffect(() => {
    if (isStarted(snapshot.getState().values)) reread()
  }, [stake.token, reward.token, held, reread, snapshot])
  return { ...state, assets, loadJudge }
}
