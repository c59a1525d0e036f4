import { useState } from 'react'
import { useDraftLock } from '../../form/use-draft-lock.ts'
import { useTab } from '../../shell/tab-context.ts'
import { emptySend, type SendDraftValues, sendDrafts } from './send-drafts.ts'

/** What and to whom; the draft is kept in this browser. A link that names a token is about that one. */
export function useSendDraft() {
  const asked = (useTab().search as { token?: unknown }).token
  const [values, setValues] = useState<SendDraftValues>(() => {
    const kept = sendDrafts.load()?.values ?? emptySend
    return typeof asked === 'string' ? { ...kept, mint: asked } : kept
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
