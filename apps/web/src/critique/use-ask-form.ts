import type { Critique } from '@slipway/api-client'
import { type CritiqueParams, readCritique } from '@slipway/sdk/critique/critique-forms'
import { useState } from 'react'
import { useOwnAccount } from '../accounts/use-own-account.ts'
import { fromIssues } from '../action/from-issues.ts'
import { useActionForm } from '../action/use-action-form.ts'
import { activeChain } from '../core/active-chain.ts'
import { critiqueApi } from '../core/critique-api.ts'
import { readLocalInput, toLocalInput } from '../form/local-time.ts'
import { useCritiqueAct } from './use-critique.ts'

const fields = [
  'contract',
  'title',
  'startsAt',
  'endsAt',
  'goal',
  'standard',
  'client',
  'critics',
  'weight',
  'visibility',
] as const
export type AskField = (typeof fields)[number]

/** No amount is refused in this form. */
const noUnit = { symbol: '', decimals: 0 }
/** Offered first. */
const OFFERED_SECONDS = 14 * 86_400
const wall = () => Math.floor(Date.now() / 1_000)

const emptyForm = (contract: string): Readonly<Record<AskField, string>> => ({
  ...{ contract, title: '', goal: '', standard: '', client: '', critics: '', weight: '' },
  startsAt: toLocalInput(wall()),
  endsAt: toLocalInput(wall() + OFFERED_SECONDS),
  visibility: 'public' satisfies Critique['visibility'],
})

/** What was typed, as the schema takes it. */
const typed = (values: Readonly<Record<AskField, string>>) => ({
  ...values,
  startsAt: readLocalInput(values.startsAt) ?? Number.NaN,
  endsAt: readLocalInput(values.endsAt) ?? Number.NaN,
  critics: values.critics.split('\n'),
  weight: values.weight.trim() === '' ? null : Number(values.weight),
})

/** The form of a request, judged by the rules of the API. @param contract what it begins with */
export function useAskForm(contract: string) {
  const { data } = useOwnAccount()
  const own = data?.wallets.map(({ address }) => address.toLowerCase()) ?? []
  const { act, isBusy, problem, entry } = useCritiqueAct()
  const [isDone, setDone] = useState(false)
  const [empty] = useState(() => emptyForm(contract))
  const send = async (params: CritiqueParams) => {
    const isSent = await act(() => critiqueApi.ask({ chain: activeChain.shortname, ...params }))
    setDone(isSent)
    if (isSent) form.reset()
  }
  const form = useActionForm<AskField, CritiqueParams>(
    noUnit,
    empty,
    (values) => fromIssues(readCritique(typed(values), { now: wall(), own }), 'contract', fields),
    (params) => void send(params),
  )
  return { form, isBusy, problem, entry, isDone }
}
