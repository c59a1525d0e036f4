import { createTokenSeed, isTokenSeed } from '@slipway/sdk/token/token-seed'
import type { Hex } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { createDraftLock } from '../../form/draft-lock.ts'
import type { TransactionRecord } from '../../transaction/transaction-store.ts'
import { emptyTokenForm } from './empty-token-form.ts'
import { findCreation } from './find-creation.ts'
import type { TokenFormValues } from './token-form-values.ts'

/** A form that was left unfinished. */
export interface StoredTokenDraft {
  values: TokenFormValues
  seed: Hex
  /** Unix seconds of the last change. */
  savedAt: number
}

const key = `slipway.token-draft.${activeChain.chainId}`
const visitKey = `slipway.token-draft-open.${activeChain.chainId}`

/** Which browser tab keeps the draft. While another does, nothing is saved or cleared here. */
export const tokenDraftLock = createDraftLock(`token-draft.${activeChain.chainId}`)

const isElsewhere = () => tokenDraftLock.store.getState().isElsewhere

function isDraft(value: unknown): value is StoredTokenDraft {
  const draft = value as Partial<StoredTokenDraft> | null
  return (
    typeof draft?.values === 'object' &&
    typeof draft.seed === 'string' &&
    typeof draft.savedAt === 'number'
  )
}

/**
 * The draft of this network, if one was left; entries that another release did not know are filled in empty, and a seed
 * that the factory would not take is drawn anew.
 */
export function loadTokenDraft(): StoredTokenDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (!isDraft(stored)) return null
    const seed = isTokenSeed(stored.seed) ? stored.seed : createTokenSeed()
    return { ...stored, seed, values: { ...emptyTokenForm, ...stored.values } }
  } catch {
    // Storage is refused, or holds what nobody of ours wrote: there is no draft.
    return null
  }
}

/** The draft that no creation has come of: what is made, or on its way, keeps its address. */
export function loadOpenTokenDraft(records: readonly TransactionRecord[]): StoredTokenDraft | null {
  const kept = loadTokenDraft()
  return kept && findCreation(records, kept.seed) ? null : kept
}

/** Keeps the draft. A full or refused storage loses only the draft, never the form on screen. */
export function saveTokenDraft(draft: StoredTokenDraft): void {
  if (isElsewhere()) return
  try {
    localStorage.setItem(key, JSON.stringify(draft))
    sessionStorage.setItem(visitKey, '1')
  } catch {
    return
  }
}

export function clearTokenDraft(): void {
  sessionStorage.removeItem(visitKey)
  if (isElsewhere()) return
  localStorage.removeItem(key)
  tokenDraftLock.release()
}

/** True when the draft was typed in this very browser tab: a reload then goes on without asking. */
export function isDraftOfThisVisit(): boolean {
  return sessionStorage.getItem(visitKey) === '1'
}
