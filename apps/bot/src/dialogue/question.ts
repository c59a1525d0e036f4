import type { MessageOptions } from '@slipway/messages'
import type { Answer, DialogueView } from './dialogue.ts'

/** A text of the catalogue that takes no values. */
export type PlainText = (inputs?: Record<string, never>, options?: MessageOptions) => string

/** A value that can be tapped. */
export interface Choice {
  readonly value: Answer
  readonly label: string
}

/** One question of the dialogue, as data. */
export interface Question {
  /** The field of the shared schemas that it fills, or a choice of the dialogue itself. */
  readonly field: string
  readonly label: PlainText
  /** What may be answered. */
  readonly rule?: (options: MessageOptions, view: DialogueView) => string
  readonly isAsked: (view: DialogueView) => boolean
  /** Values that are offered as buttons, and the only ones; absent: a text is typed. */
  readonly choices?: (view: DialogueView, options: MessageOptions) => readonly Choice[]
  /** Which schema judges it; absent for choices of the dialogue itself. */
  readonly judge?: 'draft' | 'launch'
  /** Turns what was typed into what the schema takes. */
  readonly read?: (text: string) => Answer
  /** Asked even where everything usual is taken. */
  readonly isEssential?: true
}

/** A rule without values. */
export const plainly =
  (text: PlainText): Question['rule'] =>
  (options) =>
    text({}, options)
