/** Parts of what is one's own. */
export const ownParts = ['created', 'joined', 'sent'] as const
export type OwnPart = (typeof ownParts)[number]

/** State of `/airdrop/mine` in the address bar; the first part stands nowhere. */
export interface OwnAirdropsSearch {
  readonly part?: OwnPart
}

/** Anything but a part is the first one. */
export function readOwnAirdropsSearch({ part }: Record<string, unknown>): OwnAirdropsSearch {
  const known = ownParts.find((one) => one === part)
  return known && known !== 'created' ? { part: known } : {}
}
