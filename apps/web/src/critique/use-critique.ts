import { m } from '@slipway/messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { activeChain } from '../core/active-chain.ts'
import { critiqueApi } from '../core/critique-api.ts'
import { withChunkTimeout } from '../core/lazy-part.ts'
import { useSession } from '../core/session-store.ts'
import { useRefusal } from '../form/use-refusal.ts'

const key = ['critique'] as const

/** What the signed-in account asked, and to what it is invited. */
export function useOwnCritiques() {
  const { token } = useSession()
  return useQuery({
    queryKey: [...key, 'own', token],
    queryFn: ({ signal }) => critiqueApi.listOwn({ signal }),
    enabled: token !== undefined,
    staleTime: 0,
  })
}

/** A public request by its number. */
export const useCritique = (id: string) =>
  useQuery({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => critiqueApi.getCritique(id, { signal }),
  })

/** Public requests of a contract of this network. */
export const useCritiquesOf = (address: string) =>
  useQuery({
    queryKey: [...key, 'of', activeChain.shortname, address],
    queryFn: ({ signal }) =>
      critiqueApi.getCritiques({ chain: activeChain.shortname, address }, { signal }),
  })

/** The texts of refusals come with the first refusal. */
const textOf = (error: unknown): Promise<string> =>
  withChunkTimeout(import('../accounts/account-error-text.ts')).then(
    ({ accountErrorText }) => accountErrorText(error),
    m.shell_chunk_text,
  )

/** Runs an act, loads all critique anew, and says why it failed. */
export function useCritiqueAct() {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const { problem, setProblem, entry } = useRefusal()
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
      await queries.invalidateQueries({ queryKey: key })
      return true
    } catch (error) {
      setProblem(await textOf(error))
      return false
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
