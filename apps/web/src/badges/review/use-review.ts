import type { HANDED_OVER_STATES } from '@slipway/sdk/badges/badge-kinds'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountErrorText } from '../../accounts/account-error-text.ts'
import { badgeApi } from '../../core/badge-api.ts'
import { useRefusal } from '../../form/use-refusal.ts'
import { isToBeRevoked } from './is-to-be-revoked.ts'
import { reviewApi, useReviewSession } from './review-session.ts'

const key = ['badge-review'] as const
const outboxKey = ['operator-outbox'] as const

/** Applications of one state, what waits longest first. */
export function useQueue(state: (typeof HANDED_OVER_STATES)[number]) {
  const token = useReviewSession((session) => session.token)
  return useQuery({
    queryKey: [...key, token, 'queue', state],
    queryFn: ({ signal }) => reviewApi.readQueue(state, { signal }),
    retry: false,
    refetchInterval: 30_000,
  })
}

/** One application with its documents and its trail. */
export function useReviewed(id: string) {
  const token = useReviewSession((session) => session.token)
  return useQuery({
    queryKey: [...key, token, 'one', id],
    queryFn: ({ signal }) => reviewApi.readApplication(id, { signal }),
    retry: false,
    // The server notes by itself that it was revoked.
    refetchInterval: ({ state: { data } }) =>
      data?.badge && isToBeRevoked(data.badge) ? 5_000 : false,
  })
}

/** Wallets whose attestations count, those removed included. */
export const useAttesters = () =>
  useQuery({
    queryKey: [...key, 'attesters'],
    queryFn: ({ signal }) => badgeApi.listAttesters({ signal }),
    retry: false,
  })

/** Mails and text messages, the newest first, read when it is asked for: the server notes each look. */
export function useOutbox() {
  const token = useReviewSession((session) => session.token)
  return useQuery({
    queryKey: [...outboxKey, token, 'messages'],
    queryFn: ({ signal }) => reviewApi.readOutbox({ signal }),
    retry: false,
    refetchOnReconnect: false,
  })
}

/** Codes that did not arrive, the newest first. */
export function useDeliveryReports() {
  const token = useReviewSession((session) => session.token)
  return useQuery({
    queryKey: [...outboxKey, token, 'reports'],
    queryFn: ({ signal }) => reviewApi.readReports({ signal }),
    retry: false,
  })
}

/** Runs one act at a time, reads everything anew, and says why it failed. */
export function useReviewAct() {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const { problem, setProblem, entry } = useRefusal()
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
      return true
    } catch (error) {
      setProblem(accountErrorText(error))
      return false
    } finally {
      setBusy(false)
      await queries.invalidateQueries({ queryKey: key })
    }
  }
  return {
    act,
    isBusy,
    problem,
    entry,
  }
}

export type ReviewAct = ReturnType<typeof useReviewAct>
