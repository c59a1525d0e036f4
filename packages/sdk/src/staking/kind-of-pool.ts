import { type PoolKind, poolTemplateIds } from './types.ts'

/** Kind of a template's pools; undefined for a template that this version does not know. */
export function kindOfPool(templateId: number | bigint): PoolKind | undefined {
  const kinds = Object.keys(poolTemplateIds) as PoolKind[]
  return kinds.find((kind) => BigInt(poolTemplateIds[kind]) === BigInt(templateId))
}
