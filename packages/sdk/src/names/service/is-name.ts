/** Labels with points between them, the last of at least two letters; what is no name for certain is not looked up. */
const shape = /^(?!0x)[^\s./\\:@]+(?:\.[^\s./\\:@]+)*\.\p{L}{2,}$/iu

/** Characters beyond which nobody types a name (ENS names a label's length nowhere). */
const MOST_CHARACTERS = 255

/** Whether a text is to be looked up as a name: `alice.eth`, `pay.alice.eth`. Pure; says nothing of whether anybody has it. */
export function isName(text: string): boolean {
  const trimmed = text.trim()
  return trimmed.length <= MOST_CHARACTERS && shape.test(trimmed)
}
