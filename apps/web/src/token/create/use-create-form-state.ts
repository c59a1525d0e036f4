import type { TokenDraftReading } from '@slipway/sdk/token/read-token-draft'
import { createTokenSeed } from '@slipway/sdk/token/token-seed'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Address, Hex } from 'viem'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { isKeptHere } from '../../form/draft-lock.ts'
import { useDraftLock } from '../../form/use-draft-lock.ts'
import { emptyTokenForm } from './empty-token-form.ts'
import { loadDraftReader } from './load-draft-reader.ts'
import {
  clearTokenDraft,
  isDraftOfThisVisit,
  loadTokenDraft,
  type StoredTokenDraft,
  saveTokenDraft,
  tokenDraftLock,
} from './token-draft-storage.ts'
import { isStarted, type TokenFormValues } from './token-form-values.ts'
import { type TokenForm, useTokenForm } from './use-token-form.ts'

/** A key only stores; reading the draft, keeping it and drawing the preview wait for this pause in typing. */
const PAUSE_MS = 400

/** The form as of the last pause in typing. */
export interface FormSnapshot {
  values: TokenFormValues
  /** What the schema says about the values; `null` until it was asked for the first time. */
  reading: TokenDraftReading | null
}

export interface CreateFormState {
  form: TokenForm
  /** Watched by the parts that draw it, so that typing redraws nothing else. */
  snapshot: StoreApi<FormSnapshot>
  seed: Hex
  /** Takes a seed that the address search found. */
  takeSeed: (seed: Hex) => void
  /** Takes a fresh seed, when the found one no longer fits. */
  renewSeed: () => void
  /** A draft of an earlier visit that can be continued. */
  offered: StoredTokenDraft | null
  restore: () => void
  /** Forgets the offered or the current draft and empties the form. */
  startOver: () => void
  /** Another tab of the browser keeps the draft: nothing that is typed here is kept. */
  isElsewhere: boolean
  /** Keeps the draft in this tab: what was typed here, or else what the other tab has kept. */
  takeOver: () => Promise<void>
}

/** Reads the values and shows the result, unless they have changed again in the meantime. */
async function readInto(
  snapshot: StoreApi<FormSnapshot>,
  values: TokenFormValues,
  account: Address | undefined,
): Promise<void> {
  snapshot.setState({ values })
  const { readDraft } = await loadDraftReader()
  if (snapshot.getState().values === values)
    snapshot.setState({ reading: readDraft(values, account) })
}

function initial(inviter: string | undefined) {
  const stored = loadTokenDraft()
  const values = { ...emptyTokenForm, inviter: inviter ?? '' }
  if (stored && isDraftOfThisVisit())
    return { values: stored.values, seed: stored.seed, offered: null }
  // What was emptied again is nothing to go on with.
  const offered = stored && isStarted(stored.values) ? stored : null
  return { values, seed: createTokenSeed(), offered }
}

/**
 * The create form with its draft.
 *
 * @param account the connected wallet
 * @param inviter address from an invitation link
 */
export function useCreateFormState(
  account: Address | undefined,
  inviter: string | undefined,
): CreateFormState {
  const [start] = useState(() => initial(inviter))
  const [snapshot] = useState(() =>
    createStore<FormSnapshot>(() => ({ values: start.values, reading: null })),
  )
  const [seed, setSeed] = useState(start.seed)
  const [offered, setOffered] = useState(start.offered)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What was typed since the last pause. */
  const unsettled = useRef<TokenFormValues>(undefined)

  const save = (draft: Omit<StoredTokenDraft, 'savedAt'>) =>
    tokenDraftLock.keep(() => saveTokenDraft({ ...draft, savedAt: Math.floor(Date.now() / 1000) }))
  const keep = (next: TokenFormValues) => {
    unsettled.current = undefined
    clearTimeout(timer.current)
    if (isStarted(next) || isKeptHere(tokenDraftLock, isDraftOfThisVisit))
      save({ values: next, seed })
  }
  const settle = (next: TokenFormValues) => {
    keep(next)
    void readInto(snapshot, next, account)
  }
  const keepOnLeaving = useRef(keep)
  keepOnLeaving.current = keep
  useEffect(
    () => () => {
      // Leaving in the middle of a word loses nothing either.
      if (unsettled.current) keepOnLeaving.current(unsettled.current)
    },
    [],
  )
  const form = useTokenForm({
    initialValues: start.values,
    account,
    onChange: (next) => {
      unsettled.current = next
      // From the first entry on, so that it can be saved in the moment in which the form is left.
      if (!tokenDraftLock.store.getState().isElsewhere && isStarted(next))
        void tokenDraftLock.hold()
      clearTimeout(timer.current)
      timer.current = setTimeout(settle, PAUSE_MS, next)
    },
  })

  const replace = useCallback(
    (next: TokenFormValues, nextSeed: Hex) => {
      unsettled.current = undefined
      clearTimeout(timer.current)
      form.setValues(next)
      form.clearErrors()
      form.resetDirty(next)
      void readInto(snapshot, next, account)
      setSeed(nextSeed)
      setOffered(null)
    },
    [form, snapshot, account],
  )
  const restore = () => {
    if (offered) replace(offered.values, offered.seed)
  }
  const startOver = () => {
    clearTokenDraft()
    replace({ ...emptyTokenForm, inviter: inviter ?? '' }, createTokenSeed())
  }
  const isElsewhere = useDraftLock(
    tokenDraftLock,
    start.offered === null && isStarted(start.values),
  )
  const takeOver = async () => {
    await tokenDraftLock.take()
    if (!tokenDraftLock.isHere()) return
    const values = form.getValues()
    if (isStarted(values)) return keep(values)
    const stored = loadTokenDraft()
    if (stored) replace(stored.values, stored.seed)
  }
  useEffect(() => {
    const { values } = snapshot.getState()
    if (isStarted(values)) void readInto(snapshot, values, account)
  }, [snapshot, account])
  const takeSeed = (next: Hex) => {
    setSeed(next)
    save({ values: form.getValues(), seed: next })
  }
  const renewSeed = () => takeSeed(createTokenSeed())
  return {
    form,
    snapshot,
    seed,
    takeSeed,
    renewSeed,
    offered,
    restore,
    startOver,
    isElsewhere,
    takeOver,
  }
}
