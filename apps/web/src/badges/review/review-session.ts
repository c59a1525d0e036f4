import { createCoreClient, makeReviewCalls } from '@slipway/api-client'
import { create } from 'zustand'

/** A document of 5 megabytes takes longer than six seconds on a slow line. */
const TIMEOUT_MS = 120_000

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

const { transport } = createCoreClient({
  timeoutMs: TIMEOUT_MS,
  readAccessToken: () => useReviewSession.getState().token,
  onUnauthorized: () => useReviewSession.getState().end(true),
})

/** The operator's calls; the visitor's own sign-in has no part in them. */
export const reviewApi = makeReviewCalls(transport)
