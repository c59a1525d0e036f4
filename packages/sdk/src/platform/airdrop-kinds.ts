/** Templates of the factory: an old token for a new one, and a list that is paid by proof. */
export const airdropTemplateIds = { mapping: 1, claims: 2 } as const
export type AirdropKind = keyof typeof airdropTemplateIds
export const airdropKinds = ['mapping', 'claims'] as const satisfies readonly AirdropKind[]

/** Kind of an airdrop by its template; undefined for a template that this release does not know. */
export function kindOfAirdropTemplate(templateId: number): AirdropKind | undefined {
  return airdropKinds.find((kind) => airdropTemplateIds[kind] === templateId)
}
