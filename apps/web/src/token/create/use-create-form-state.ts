import { createTokenSeed } from '@slipway/sdk/token/create-token-seed'
import { readTokenDraft, type TokenDraftReading } from '@slipway/sdk/token/read-token-draft'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Hex } from 'viem'
import {
  clearTokenDraft,
  isDraftOfThisVisit,
  loadTokenDraft,
  type StoredTokenDraft,
  saveTokenDraft,
} from './token-draft-storage.ts'
import {
  emptyTokenForm,
  isStarted,
  type TokenFormValues,
  toDraftInput,
} from './token-form-values.ts'
import { type TokenForm, useTokenForm } from './use-token-form.ts'

/** A key only stores; reading the draft, keeping it and drawing the preview wait for this pause in typing. */
const PAUSE_MS = 220

export interface CreateFormState {
  form: TokenForm
  /** The values as of the last pause, and what the schema says about them. */
  values: TokenFormValues
  reading: TokenDraftReading
  seed: Hex
  /** A draft of an earlier visit that can be continued. */
  offered: StoredTokenDraft | null
  restore: () => void
  /** Forgets the offered or the current draft and empties the form. */
  startOver: () => void
}

function initial(inviter: string | undefined) {
  const stored = loadTokenDraft()
  const values = { ...emptyTokenForm, inviter: inviter ?? '' }
  if (stored && isDraftOfThisVisit())
    return { values: stored.values, seed: stored.seed, offered: null }
  return { values, seed: createTokenSeed(), offered: stored }
}

/**
 * The create form with its draft.
 *
 * @param account the connected wallet
 * @param inviter address from an invitation link
 */
export function useCreateFormState(
  account: string | undefined,
  inviter: string | undefined,
): CreateFormState {
  const [start] = useState(() => initial(inviter))
  const [values, setValues] = useState(start.values)
  const [seed, setSeed] = useState(start.seed)
  const [offered, setOffered] = useState(start.offered)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const settle = (next: TokenFormValues) => {
    setValues(next)
    if (isStarted(next))
      saveTokenDraft({ values: next, seed, savedAt: Math.floor(Date.now() / 1000) })
  }
  const form = useTokenForm({
    initialValues: start.values,
    account,
    onChange: (next) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(settle, PAUSE_MS, next)
    },
  })

  const replace = useCallback(
    (next: TokenFormValues, nextSeed: Hex) => {
      clearTimeout(timer.current)
      form.setValues(next)
      form.clearErrors()
      form.resetDirty(next)
      setValues(next)
      setSeed(nextSeed)
      setOffered(null)
    },
    [form],
  )
  const restore = () => {
    if (offered) replace(offered.values, offered.seed)
  }
  const startOver = () => {
    clearTokenDraft()
    replace({ ...emptyTokenForm, inviter: inviter ?? '' }, createTokenSeed())
  }
  const reading = useMemo(() => readTokenDraft(toDraftInput(values, account)), [values, account])
  return { form, values, reading, seed, offered, restore, startOver }
}
