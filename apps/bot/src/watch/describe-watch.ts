import { type MessageOptions, m } from '@slipway/messages'
import type { BotParts } from '../bot-parts.ts'
import type { Subject, WatchKind } from './subject.ts'

const kindTexts: Readonly<Record<WatchKind, (label: string, options: MessageOptions) => string>> = {
  presale: (name, options) => m.botalert_kind_presale({ name }, options),
  token: (name, options) => m.botalert_kind_token({ name }, options),
  lock: (name, options) => m.botalert_kind_lock({ name }, options),
  wallet: (name, options) => m.botalert_kind_wallet({ name }, options),
  contract: (name, options) => m.botalert_kind_contract({ name }, options),
}

/** What is watched, in few words, with its network. */
export function describeWatch(
  { chains }: Pick<BotParts, 'chains'>,
  { chainId, kind, label }: Pick<Subject, 'chainId' | 'label'> & { readonly kind: string },
  options: MessageOptions,
): string {
  const chain = chains.find((one) => one.chainId === chainId)?.name ?? String(chainId)
  return `${kindTexts[kind as WatchKind](label, options)} · ${chain}`
}
