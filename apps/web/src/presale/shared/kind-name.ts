import { m } from '@slipway/messages'

const names = {
  normal: m.presale_kind_normal,
  fair: m.presale_kind_fair,
  private: m.presale_kind_private,
} as const

/** Name of a kind of presale in the visitor's language. */
export function kindName(kind: keyof typeof names): string {
  return names[kind]()
}
