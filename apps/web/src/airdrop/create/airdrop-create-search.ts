/** Ways to give tokens to many: an old token for a new one, a list that claims, a list that is sent to. */
export const creationKinds = ['claims', 'mapping', 'multisend'] as const

/** See `creationKinds`. */
export type CreationKind = (typeof creationKinds)[number]

/** What a link to the page may say. */
export interface AirdropCreateSearch {
  kind?: CreationKind
  /** A list of payments that was begun, by its number in hexadecimal. */
  list?: string
}

/** Anything but a kind is none, and anything but a list's number names no list. */
export function readAirdropCreateSearch({
  kind,
  list,
}: Record<string, unknown>): AirdropCreateSearch {
  const known = creationKinds.find((one) => one === kind)
  const isList = typeof list === 'string' && /^0x[0-9a-f]{1,64}$/.test(list)
  return { ...(known && { kind: known }), ...(isList && { list }) }
}
