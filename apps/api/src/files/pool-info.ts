import { z } from '@hono/zod-openapi'
import { UPLOAD_LIMITS } from '../http/upload-limits.ts'
import { imageUri, LINK_KINDS, linksInput, plainText } from './text-fields.ts'

/** What a project says about its staking pool. */
export const poolInfoInput = z
  .strictObject({
    name: plainText(1, 64).openapi({ example: 'Boatyard' }),
    rules: plainText(0, UPLOAD_LIMITS.description).optional(),
    stakedLogo: imageUri
      .optional()
      .openapi({ example: 'ipfs://bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy' }),
    rewardLogo: imageUri
      .optional()
      .openapi({ example: 'ipfs://bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy' }),
    links: linksInput.optional(),
  })
  .openapi('PoolInfoInput')

/** The file that a pool's `ipfsKey` leads to. */
export const poolInfoSchema = z
  .object({
    name: z.string(),
    rules: z.string().optional(),
    stakedLogo: z.string().optional(),
    rewardLogo: z.string().optional(),
    links: z.record(z.string(), z.string()).optional(),
  })
  .openapi('PoolInfo')

export type PoolInfo = z.infer<typeof poolInfoSchema>

/** Writes the information with its keys in one fixed order and empty parts left out: equal content is an equal file. */
export function buildPoolInfo(input: z.infer<typeof poolInfoInput>): PoolInfo {
  const given = LINK_KINDS.flatMap((kind) => {
    const url = input.links?.[kind]
    return url ? [[kind, url] as const] : []
  })
  return {
    name: input.name,
    ...(input.rules ? { rules: input.rules } : {}),
    ...(input.stakedLogo ? { stakedLogo: input.stakedLogo } : {}),
    ...(input.rewardLogo ? { rewardLogo: input.rewardLogo } : {}),
    ...(given.length > 0 ? { links: Object.fromEntries(given) } : {}),
  }
}
