import { formatUnits } from '@slipway/sdk/shared/format-units'
import { useEffect, useRef, useState } from 'react'
import { activeChain } from '../../core/active-chain.ts'
import { isKeptHere } from '../../form/draft-lock.ts'
import { createDraftStorage } from '../../form/draft-storage.ts'
import { useDraftLock } from '../../form/use-draft-lock.ts'
import { useTypedToken } from '../../form/use-typed-token.ts'
import { type Allocation, emptyAllocation, emptyPlan, isStarted, type Plan } from './plan.ts'
import { readPlan } from './read-plan.ts'

const PAUSE_MS = 400
const start = emptyPlan()
const storage = createDraftStorage<Plan>(`plan-${activeChain.chainId}`, start)

/** A draft whose allocations are none that this release knows is no draft. */
const isPlan = ({ allocations }: Plan): boolean =>
  Array.isArray(allocations) &&
  allocations.every((allocation) => typeof allocation?.id === 'string')

function load(): Plan {
  const values = storage.load()?.values
  return values && isPlan(values) ? values : start
}

/** The plan on screen, kept in this browser as it is typed. */
export function usePlan() {
  const [plan, setShown] = useState(load)
  const isTyped = useRef(false)
  const setPlan: typeof setShown = (next) => {
    isTyped.current = true
    setShown(next)
  }
  const isElsewhere = useDraftLock(storage.lock, isStarted(plan))
  useEffect(() => {
    if (!isStarted(plan) && !isKeptHere(storage.lock, storage.isOfThisVisit)) return undefined
    const timer = setTimeout(() => storage.lock.keep(() => storage.save(plan)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [plan])
  const token = useTypedToken(plan.token, undefined)
  const facts = token.state === 'known' ? token.facts : undefined
  // A token that exists has the supply that its contract says.
  const supply = facts ? formatUnits(facts.totalSupply, facts.decimals) : plan.supply
  const changeAllocation = (id: string, change: Partial<Allocation>) =>
    setPlan((previous) => ({
      ...previous,
      allocations: previous.allocations.map((allocation) =>
        allocation.id === id ? { ...allocation, ...change } : allocation,
      ),
    }))
  return {
    isElsewhere,
    /** Keeps in this tab what was typed here, or else what the other tab has kept. */
    takeOver: async () => {
      await storage.lock.take()
      if (isTyped.current) storage.lock.keep(() => storage.save(plan))
      else setShown(load())
    },
    plan,
    token,
    symbol: facts?.symbol ?? '',
    supply,
    reading: readPlan({ ...plan, supply }),
    change: (change: Partial<Plan>) => setPlan((previous) => ({ ...previous, ...change })),
    changeAllocation,
    addAllocation: () =>
      setPlan((previous) => ({
        ...previous,
        allocations: [...previous.allocations, emptyAllocation()],
      })),
    removeAllocation: (id: string) =>
      setPlan((previous) => ({
        ...previous,
        allocations: previous.allocations.filter((allocation) => allocation.id !== id),
      })),
    startOver: () => {
      storage.clear()
      setPlan(emptyPlan())
    },
  }
}

export type PlanForm = ReturnType<typeof usePlan>
