/** What a pool takes: a token, the LP token of a V2 exchange, or NFTs of one collection. */
export const poolKinds = ['token', 'lp', 'nft'] as const

/** See `poolKinds`. */
export type PoolKind = (typeof poolKinds)[number]

/** Template of each kind in the factory. */
export const poolTemplateIds = { token: 1, lp: 2, nft: 3 } as const satisfies Record<
  PoolKind,
  number
>

/** Kind of a template's pools; undefined for a template that this version does not know. */
export function kindOfPool(templateId: number | bigint): PoolKind | undefined {
  return poolKinds.find((kind) => BigInt(poolTemplateIds[kind]) === BigInt(templateId))
}
