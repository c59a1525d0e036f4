import { createCoreClient, makeReviewCalls } from '@slipway/api-client'
import { create } from 'zustand'
import { reportForbidden } from '../../core/report-refusal.ts'

/** A document of 5 megabytes takes longer than six seconds on a slow line. */
const DOCUMENT_TIMEOUT_MS = 120_000

interface ReviewSession {
  /** Of the signed-in operator. Held by this page alone: a reload ends it, and no other script finds it stored. */
  readonly token: string | undefined
  /** The server did not know the token any more. */
  readonly isOver: boolean
  begin(token: string): void
  end(isOver: boolean): void
}

export const useReviewSession = create<ReviewSession>()((set) => ({
  token: undefined,
  isOver: false,
  begin: (token) => set({ token, isOver: false }),
  end: (isOver) => set({ token: undefined, isOver }),
}))

const open = (timeoutMs?: number) =>
  createCoreClient({
    ...(timeoutMs !== undefined && { timeoutMs }),
    readAccessToken: () => useReviewSession.getState().token,
    // Wrong credentials end nothing: there was no sign-in yet. Nor does an old token end the sign-in that came since.
    onUnauthorized: (_error, token) => {
      const session = useReviewSession.getState()
      if (token && token === session.token) session.end(true)
    },
    onForbidden: reportForbidden,
  }).transport

/** The operator's calls; the visitor's own sign-in has no part in them. */
export const reviewApi = makeReviewCalls(open(), open(DOCUMENT_TIMEOUT_MS))
