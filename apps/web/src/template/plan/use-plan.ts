import { formatUnits } from '@slipway/sdk/shared/format-units'
import { useEffect, useRef, useState } from 'react'
import { createDraftStorage } from '../../form/draft-storage.ts'
import { useDraftLock } from '../../form/use-draft-lock.ts'
import { useTypedToken } from '../../form/use-typed-token.ts'
import { activeChain } from '../../shell/active-chain.ts'
import { emptyPart, emptyPlan, isStarted, type Plan, type PlanPart } from './plan.ts'
import { readPlan } from './read-plan.ts'

const PAUSE_MS = 400
const start = emptyPlan()
const storage = createDraftStorage<Plan>(`plan-${activeChain.chainId}`, start)

/** A draft whose parts are none that this release knows is no draft. */
const isPlan = ({ parts }: Plan): boolean =>
  Array.isArray(parts) && parts.every((part) => typeof part?.id === 'string')

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
    if (!isStarted(plan)) return undefined
    const timer = setTimeout(() => storage.lock.keep(() => storage.save(plan)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [plan])
  const token = useTypedToken(plan.token, undefined)
  const facts = token.state === 'known' ? token.facts : undefined
  // A token that exists has the supply that its contract says.
  const supply = facts ? formatUnits(facts.totalSupply, facts.decimals) : plan.supply
  const changePart = (id: string, change: Partial<PlanPart>) =>
    setPlan((previous) => ({
      ...previous,
      parts: previous.parts.map((part) => (part.id === id ? { ...part, ...change } : part)),
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
    changePart,
    addPart: () =>
      setPlan((previous) => ({ ...previous, parts: [...previous.parts, emptyPart()] })),
    removePart: (id: string) =>
      setPlan((previous) => ({
        ...previous,
        parts: previous.parts.filter((part) => part.id !== id),
      })),
    startOver: () => {
      storage.clear()
      setPlan(emptyPlan())
    },
  }
}

export type PlanForm = ReturnType<typeof usePlan>
