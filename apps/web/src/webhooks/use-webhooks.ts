import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountErrorText } from '../accounts/account-error-text.ts'
import { useSession } from '../core/session-store.ts'
import { webhookApi } from '../core/webhook-api.ts'
import { useRefusal } from '../form/use-refusal.ts'

const key = ['webhooks'] as const
/** Somebody waits for what they sent. */
const LOOK_MS = 3_000

/** The webhooks of the signed-in account. */
export function useWebhooks() {
  const { token } = useSession()
  return useQuery({
    queryKey: [...key, 'own', token],
    queryFn: ({ signal }) => webhookApi.list({ signal }),
    enabled: token !== undefined,
    staleTime: 0,
    // As its deliveries, whose sums it shows.
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ counts }) => counts.waiting > 0) ? LOOK_MS : false,
  })
}

/** What was sent to one of them lately; looked at again while something waits. */
export const useDeliveries = (id: string) =>
  useQuery({
    queryKey: [...key, 'deliveries', id],
    queryFn: ({ signal }) => webhookApi.listDeliveries(id, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.items.some((one) => one.state === 'waiting') ? LOOK_MS : false,
  })

/** Runs an act, loads everything about webhooks anew, and says why it failed. */
export function useWebhookAct() {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const { problem, setProblem, entry } = useRefusal()
  const act = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    setBusy(true)
    setProblem(undefined)
    try {
      const result = await work()
      await queries.invalidateQueries({ queryKey: key })
      return result
    } catch (error) {
      setProblem(accountErrorText(error))
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return {
    act,
    isBusy,
    problem,
    entry,
  }
}
