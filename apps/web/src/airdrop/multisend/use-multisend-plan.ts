import { contractErrorsAbi } from '@slipway/deployments/errors'
import { errorMessage, m } from '@slipway/messages'
import { checkMultisend } from '@slipway/sdk/airdrop/multisend/check-multisend'
import { type MultisendPlan, planMultisend } from '@slipway/sdk/airdrop/multisend/plan-multisend'
import type { MultisendDraft } from '@slipway/sdk/airdrop/multisend/types'
import type { AirdropContracts } from '@slipway/sdk/airdrop/types'
import { decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import { useEffect, useRef, useState } from 'react'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import type { SendUnit } from './send-unit.ts'

/** A list on its way from being read to being planned. */
export interface MultisendPlanning {
  readonly plan: MultisendPlan | null
  /** What the wallet lacks. */
  readonly issues: readonly string[]
  readonly isPlanning: boolean
  /** Which batch is being tried. */
  readonly step: { readonly done: number; readonly all: number } | null
  readonly problem: string | null
}

const nothing: MultisendPlanning = {
  plan: null,
  issues: [],
  isPlanning: false,
  step: null,
  problem: null,
}

interface PlanParams {
  draft: MultisendDraft
  account: Address
  unit: SendUnit
  leftOut?: ReadonlySet<number>
}

/** Works a list out: batches, cost, who cannot be paid, what was sent before. */
export function useMultisendPlan(contracts: AirdropContracts) {
  const [planning, setPlanning] = useState(nothing)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const forget = () => {
    running.current?.abort()
    setPlanning(nothing)
  }
  const make = async ({ draft, account, unit, leftOut }: PlanParams) => {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    const { signal } = control
    setPlanning({ ...nothing, isPlanning: true })
    try {
      const plan = await planMultisend(readClient, contracts, {
        ...{ draft, account, signal },
        ...(leftOut && { leftOut }),
        onProgress: (done, all) => {
          if (!signal.aborted) setPlanning((before) => ({ ...before, step: { done, all } }))
        },
      })
      const units = { token: unit, nativeCurrency: activeChain.nativeCurrency }
      const issues = await checkMultisend(readClient, plan)
      if (signal.aborted) return
      const texts = issues.map(({ code, args }) => errorMessage(code, args, units))
      setPlanning({ ...nothing, plan, issues: texts })
    } catch (error) {
      if (signal.aborted) return
      const { name, args } = decodeContractError(error, contractErrorsAbi)
      const reason = errorMessage(name, args, { nativeCurrency: activeChain.nativeCurrency })
      setPlanning({ ...nothing, problem: m.multisend_plan_failed({ reason }) })
    }
  }
  return { planning, make, forget }
}
