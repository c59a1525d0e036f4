import type { ActKind, Webhook } from '@slipway/api-client'
import { getLocale } from '@slipway/messages'
import { readWebhook, type WebhookParams } from '@slipway/sdk/webhooks/webhook-forms'
import { useState } from 'react'
import { fromIssues } from '../action/from-issues.ts'
import { useActionForm } from '../action/use-action-form.ts'
import { activeChain } from '../core/active-chain.ts'
import { runtimeConfig } from '../core/runtime-config.ts'
import { webhookApi } from '../core/webhook-api.ts'
import { useWebhookAct } from './use-webhooks.ts'

const fields = ['url', 'label', 'addresses', 'scope', 'kinds'] as const
type Field = (typeof fields)[number]

/** `kept`: the networks that a webhook has already, where they are neither this one nor all. */
export type Scope = 'here' | 'all' | 'kept'

/** The secret of a new webhook, and what that is called. */
export interface NamedSecret {
  readonly name: string
  readonly secret: string
}

/** No amount is refused in this form. */
const noUnit = { symbol: '', decimals: 0 }

const scopeOf = (chainIds: readonly number[]): Scope => {
  if (chainIds.length === 0) return 'all'
  return chainIds.length === 1 && chainIds[0] === activeChain.chainId ? 'here' : 'kept'
}

const initialOf = (known: Webhook | undefined): Readonly<Record<Field, string>> => ({
  url: known?.url ?? '',
  label: known?.label ?? '',
  addresses: known?.addresses.join('\n') ?? '',
  scope: known ? scopeOf(known.chainIds) : 'here',
  kinds: known?.kinds.join(',') ?? '',
})

const kindsIn = (text: string): ActKind[] => text.split(',').filter(Boolean) as ActKind[]

const chainsOf = (scope: string, known: Webhook | undefined): string[] => {
  if (scope === 'all') return []
  return scope === 'kept' && known ? known.chainIds.map(String) : [activeChain.shortname]
}

/**
 * The form of a webhook, judged by the rules of the API.
 *
 * @param known the one that is changed; undefined: a new one
 * @param onDone with the secret of a new one, which is told this once
 */
export function useWebhookForm(
  known: Webhook | undefined,
  onDone: (made: NamedSecret | undefined) => void,
) {
  const { act, isBusy, problem, entry } = useWebhookAct()
  const [initial] = useState(() => initialOf(known))
  const send = async (params: WebhookParams) => {
    const { scope, kinds } = form.values
    const terms = { ...params, chains: chainsOf(scope, known), kinds: kindsIn(kinds) }
    if (known) {
      if (await act(() => webhookApi.change({ id: known.id, ...terms }))) onDone(undefined)
      return
    }
    const made = await act(() => webhookApi.create({ ...terms, language: getLocale() }))
    if (!made) return
    form.reset()
    onDone({ name: params.label, secret: made.secret })
  }
  const form = useActionForm<Field, WebhookParams>(
    noUnit,
    initial,
    ({ url, label, addresses }) =>
      fromIssues(
        readWebhook({ url, label, addresses: addresses.split('\n') }, runtimeConfig.development),
        'url',
        fields,
      ),
    (params) => void send(params),
  )
  const chosen = kindsIn(form.values.kinds)
  const toggle = (kind: ActKind) =>
    form.set(
      'kinds',
      (chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind]).join(','),
    )
  return { form, chosen, toggle, isBusy, problem, entry }
}
