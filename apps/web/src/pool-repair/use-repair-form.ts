import { useDebouncedValue } from '@mantine/hooks'
import { type RepairInput, readRepairParams } from '@slipway/sdk/pool-repair/read-repair-params'
import {
  type PriceStatement,
  type RepairField,
  type RepairIssue,
  readRepairWish,
} from '@slipway/sdk/pool-repair/read-repair-wish'
import { repairLimits } from '@slipway/sdk/pool-repair/repair-limits'
import { repairQueries } from '@slipway/sdk/pool-repair/repair-queries'
import type {
  PoolReport,
  RepairContracts,
  RepairParams,
  RepairWish,
} from '@slipway/sdk/pool-repair/types'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Address, zeroAddress } from 'viem'
import type { FormProblem, FormResult } from '../action/form-result.ts'
import { useActionForm } from '../action/use-action-form.ts'
import { readClient } from '../core/read-client.ts'
import { refusalText } from './refusal-text.ts'
import type { RepairPool } from './repair-pool.ts'
import { useBalances } from './use-balances.ts'

type Values = Readonly<Record<RepairField, string>>
type Budget = RepairInput['budget']

/** How long typing rests before the chain is asked. */
const REST_MS = 350

/** Refusals with their amounts in the units of the side that they are about. */
function toProblems(issues: readonly RepairIssue[], pool: RepairPool, isNative: boolean) {
  const problems: Partial<Record<RepairField, FormProblem>> = {}
  for (const issue of issues) {
    const { field, code } = issue
    if (field === 'form') continue
    problems[field] ??= { code, text: refusalText(issue, pool, isNative) }
  }
  return problems
}

const usualPercent = String(Number(repairLimits.usualSlippageBps) / 100)

const initialOf = (account: string) =>
  ({
    tokenAmount: '',
    quoteAmount: '',
    // Never the pool's own: a griefed pool would propose its griefer's price.
    price: '',
    maxTokenLoss: '',
    maxQuoteLoss: '',
    slippagePercent: usualPercent,
    to: account,
    minutes: String(repairLimits.usualMinutes),
  }) satisfies Record<RepairField, string>

interface RepairFormProps {
  contracts: RepairContracts
  pool: RepairPool
  account: Address | undefined
  /** Unix seconds by the chain. */
  now: number
  onValid: (params: RepairParams) => void
}

/** A wallet that comes later, or is exchanged, receives what is added, unless somebody else was named. */
function useReceiver(
  account: Address | undefined,
  { values, set }: Pick<ReturnType<typeof useActionForm<RepairField, unknown>>, 'values' | 'set'>,
): void {
  const known = useRef(account)
  useEffect(() => {
    const before = known.current
    if (!account || account === before) return
    known.current = account
    if (values.to === '' || values.to === before) set('to', account)
  }, [account, values.to, set])
}

/** The form of a repair: texts in, the chain's forecast for the stated price beside them, params out. */
export function useRepairForm({ contracts, pool, account, now, onValid }: RepairFormProps) {
  const queries = useQueryClient()
  const [statement, setStatement] = useState<PriceStatement>('amounts')
  const [budget, setBudget] = useState<Budget>('usual')
  const [isNative, setNative] = useState(pool.isWrappedNative)
  const balances = useBalances(pool, account, isNative)
  const { pairState, token, quote } = pool
  const place = {
    venueFactory: pairState.venueFactory,
    isVenueKnown: pairState.isVenueKnown,
    token: token.address,
    quote: isNative ? zeroAddress : quote.address,
    quoteToken: quote.address,
    tokenDecimals: token.decimals,
    quoteDecimals: quote.decimals,
  }
  const readWish = (values: Values) => readRepairWish({ ...values, statement }, place)
  const reportOf = (wish: RepairWish) =>
    queries.getQueryData<PoolReport>(repairQueries.report(readClient, contracts, wish).queryKey)
  const read = (values: Values): FormResult<RepairField, RepairParams> => {
    const wish = readWish(values)
    const reading = readRepairParams(
      { ...values, statement, budget },
      {
        ...place,
        poolRepair: contracts.poolRepair,
        pair: pairState.pair,
        now,
        report: wish.ok ? reportOf(wish.wish) : undefined,
        tokenBalance: balances.token,
        quoteBalance: balances.quote,
      },
    )
    return reading.ok
      ? reading
      : { ok: false, problems: toProblems(reading.issues, pool, isNative) }
  }
  const [initial] = useState(() => initialOf(account ?? ''))
  const form = useActionForm<RepairField, RepairParams>(token, initial, read, onValid, quote)

  const reading = readWish(form.values)
  const wish = reading.ok ? reading.wish : undefined
  const key = wish ? `${wish.quote} ${wish.tokenAmount} ${wish.quoteAmount}` : ''
  const [rested] = useDebouncedValue(key, REST_MS)
  const forecast = useQuery({
    ...repairQueries.report(
      readClient,
      contracts,
      wish ?? { ...place, tokenAmount: 1n, quoteAmount: 1n },
    ),
    enabled: wish !== undefined && key === rested && pairState.isVenueKnown,
    retry: 1,
  })
  useReceiver(account, form)

  return {
    form,
    wish,
    /** The chain's forecast for just this price; undefined while it is awaited. */
    report: wish && reportOf(wish),
    forecastError: wish && !forecast.isFetching ? forecast.error : null,
    balances,
    statement,
    setStatement,
    budget,
    setBudget,
    isNative,
    setNative,
  }
}

export type RepairForm = ReturnType<typeof useRepairForm>
