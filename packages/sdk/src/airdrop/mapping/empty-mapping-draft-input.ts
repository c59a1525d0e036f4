import type { MappingDraftTexts } from './mapping-draft-schema.ts'
import { mappingLimits } from './mapping-limits.ts'

/** What a form starts from: at once, for thirty days. @param now unix seconds */
export function emptyMappingDraftInput({ now }: { readonly now: number }): MappingDraftTexts {
  return {
    origin: '',
    target: '',
    rate: '1',
    startTime: '',
    endTime: String(now + mappingLimits.usualSeconds),
    pool: '',
    ipfsKey: '',
  }
}
