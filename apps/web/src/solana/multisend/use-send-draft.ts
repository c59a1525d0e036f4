import { useState } from 'react'
import { createDraftStorage } from '../../form/draft-storage.ts'
import { useDraftLock } from '../../form/use-draft-lock.ts'
import { useLinkedToken } from '../form/use-linked-token.ts'

/** What is sent, and to whom, as typed. */
interface SendDraftValues {
  /** Address of the token. */
  readonly mint: string
  readonly text: string
}

const emptySend: SendDraftValues = { mint: '', text: '' }

/** A list that was not sent yet, or not to its end: a reload goes on with it. */
const sendDrafts = createDraftStorage('solana-multisend-draft', emptySend)

/** What and to whom; the draft is kept in this browser. A link that names a token is about that one. */
export function useSendDraft() {
  const [values, setValues] = useState<SendDraftValues>(
    () => sendDrafts.load()?.values ?? emptySend,
  )
  useLinkedToken({
    read: () => values.mint,
    fill: (mint) => setValues((before) => ({ ...before, mint })),
  })
  const isElsewhere = useDraftLock(sendDrafts.lock, values !== emptySend)
  const put = (change: Partial<SendDraftValues>) => {
    const next = { ...values, ...change }
    setValues(next)
    sendDrafts.lock.keep(() => sendDrafts.save(next))
  }
  return {
    ...{ values, put, isElsewhere },
    takeOver: async () => {
      await sendDrafts.lock.take()
      const stored = sendDrafts.load()
      if (stored) setValues(stored.values)
    },
    clear: () => {
      sendDrafts.clear()
      setValues(emptySend)
    },
  }
}
