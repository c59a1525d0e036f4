import type { EvmChainDefinition } from '@slipway/chains'
import { findChain } from '@slipway/chains'
import type { Locale } from '@slipway/messages'
import { isTemplateId, type TemplateId } from '@slipway/sdk/platform/template-id'
import { hasFeature, type TemplateFeature } from '@slipway/sdk/platform/token-templates'
import { emptyTokenDraftInput } from '@slipway/sdk/token/empty-token-draft-input'
import type { Address, Hex } from 'viem'

/** One typed or chosen answer; texts as typed, switches, and lists for inviters' levels. */
export type Answer = string | boolean | readonly string[]

/** A token that its owner launches: what the questions must know of it, as plain data. */
export interface ExistingToken {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Its trading opens once, where the token itself says. */
  readonly hasGate: boolean
}

/** A token on its way, as it is kept between two messages: plain data. */
export interface Dialogue {
  /** The question at hand; `summary` once all are answered. */
  readonly at: string
  readonly answers: Readonly<Record<string, Answer>>
  /** Fixed from the beginning, so that the token's address is known before it is signed. */
  readonly seed: Hex
  /** What is usual is taken wherever it can be. */
  readonly isQuick: boolean
  /** Absent: the token is new. */
  readonly existing?: ExistingToken
}

/** What is known beside the answers. */
export interface DialogueContext {
  readonly locale: Locale
  /** Networks that tokens can be made on. */
  readonly chains: readonly EvmChainDefinition[]
  readonly account: Address
  /** The account is a contract: others may have to confirm what one of them has signed. */
  readonly isShared?: true
  /** Unix seconds. */
  readonly now: number
}

/** Everything that a question looks at. */
export interface DialogueView extends DialogueContext {
  readonly dialogue: Dialogue
}

export const isLaunch = ({ answers }: Dialogue) => answers.goal === 'launch'

export function chainOf({ dialogue, chains }: DialogueView): EvmChainDefinition | undefined {
  const chain = findChain(String(dialogue.answers.chain ?? ''), chains)
  return chain?.type === 'evm' ? chain : undefined
}

export function templateOf({ answers }: Dialogue): TemplateId {
  const id = Number(answers.templateId ?? 1)
  return isTemplateId(id) ? id : 1
}

/** Whether trading opens once, by its owner: then a launch is what opens it. */
export const hasGate = (dialogue: Dialogue) =>
  dialogue.existing?.hasGate ?? templateHas(dialogue, 'tax')

export const templateHas = (dialogue: Dialogue, feature: TemplateFeature) =>
  hasFeature(templateOf(dialogue), feature)

/** What stands in a field before anybody typed: the specification's usual value. */
export function usualAnswer({ dialogue, account }: DialogueView, field: string): Answer {
  const empty = emptyTokenDraftInput(templateOf(dialogue)) as unknown as Record<string, Answer>
  if (field === 'receiver') return account
  return launchUsual[field] ?? empty[field] ?? ''
}

/** Terms of a launch that most take. */
const launchUsual: Readonly<Record<string, Answer>> = {
  liquidity: 'lock',
  lockDays: '180',
  firstBuy: '',
}

/** The answer of a field, or what is usual there. */
export function answerOf(view: DialogueView, field: string): Answer {
  return view.dialogue.answers[field] ?? usualAnswer(view, field)
}
