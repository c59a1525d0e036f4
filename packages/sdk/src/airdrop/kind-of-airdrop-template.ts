import { type AirdropKind, airdropKinds, airdropTemplateIds } from './types.ts'

/** Kind of an airdrop by its template; undefined for a template that this release does not know. */
export function kindOfAirdropTemplate(templateId: number): AirdropKind | undefined {
  return airdropKinds.find((kind) => airdropTemplateIds[kind] === templateId)
}
