import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { lockApi } from '../../core/lock-api.ts'
import { presaleApi } from '../../core/presale-api.ts'
import { tokenApi } from '../../core/token-api.ts'
import { useIndexedToken } from '../../token/shared/use-indexed-token.ts'
import type { ToldPresale } from './build-timeline.ts'

const FRESH_MS = 20_000
/** Presales of one token that are told one by one. */
const PRESALES_SHOWN = 6
/** Acts of an owner among which the milestones are looked for. */
const ACTIONS_READ = 100

const key = (token: Address, part: string) => ['dossier', activeChain.chainId, token, part]

/** What canceled a presale on chain; nothing where the clock alone did. */
async function readCancellation(address: string, signal: AbortSignal) {
  const path = { chain: activeChain.shortname, address }
  const { items } = await presaleApi.listPresaleActions(path, { limit: ACTIONS_READ }, { signal })
  const act = items.find(({ kind }) => kind === 'canceled')
  return act && { at: act.createdAt, txHash: act.txHash }
}

async function readPresale(address: string, signal: AbortSignal): Promise<ToldPresale> {
  const presale = await presaleApi.getPresale({ chain: activeChain.shortname, address }, { signal })
  if (presale.status.label !== 'canceled') return presale
  return { ...presale, cancellation: await readCancellation(address, signal) }
}

async function readPresales(token: Address, signal: AbortSignal) {
  const { shortname: chain } = activeChain
  const { items } = await presaleApi.listPresales({ chain, search: token, limit: 50 }, { signal })
  const own = items.filter((presale) => presale.token.address.toLowerCase() === token.toLowerCase())
  const details = await Promise.all(
    own.slice(0, PRESALES_SHOWN).map(({ address }) => readPresale(address, signal)),
  )
  return { own, details }
}

/** What the index knows of a project, each part by itself: one that fails leaves the others. */
export function useDossier(token: Address) {
  const path = { chain: activeChain.shortname, address: token }
  const indexed = useIndexedToken(token)
  const actions = useQuery({
    queryKey: key(token, 'actions'),
    queryFn: ({ signal }) => tokenApi.listTokenActions(path, { limit: ACTIONS_READ }, { signal }),
    refetchInterval: FRESH_MS,
  })
  const launch = useQuery({
    queryKey: key(token, 'launch'),
    queryFn: ({ signal }) => tokenApi.getTokenLaunch(path, { signal }),
    refetchInterval: FRESH_MS,
  })
  const presales = useQuery({
    queryKey: key(token, 'presales'),
    queryFn: ({ signal }) => readPresales(token, signal),
    refetchInterval: FRESH_MS,
  })
  const locks = useQuery({
    queryKey: key(token, 'locks'),
    queryFn: ({ signal }) => lockApi.getTokenLockSummary(path, { signal }),
    refetchInterval: FRESH_MS,
  })
  const parts = [indexed, actions, launch, presales, locks]
  return {
    indexed: indexed.data,
    /** Undefined while they are read, and where they could not be. */
    presales: presales.data?.own,
    locks: locks.data,
    facts: {
      token: indexed.data,
      actions: actions.data?.items,
      launch: launch.data,
      presales: presales.data?.details,
      locks: locks.data,
    },
    isPending: parts.some((part) => part.isPending),
    isPartial: parts.some((part) => part.isError),
    retry: () => void Promise.all(parts.map((part) => part.refetch())),
  }
}

export type Dossier = ReturnType<typeof useDossier>
