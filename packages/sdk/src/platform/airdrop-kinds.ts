/** What an airdrop is: an old token for a new one, or a list that is paid by proof. */
export const airdropKinds = ['mapping', 'claims'] as const

/** See `airdropKinds`. */
export type AirdropKind = (typeof airdropKinds)[number]

/** Template of each kind in the factory. */
export const airdropTemplateIds = { mapping: 1, claims: 2 } as const satisfies Record<
  AirdropKind,
  number
>

/** Kind of an airdrop by its template; undefined for a template that this release does not know. */
export function kindOfAirdropTemplate(templateId: number): AirdropKind | undefined {
  return airdropKinds.find((kind) => airdropTemplateIds[kind] === templateId)
}
