import { makeStakingFileCalls } from '@slipway/api-client'
import { linkNames } from '../../files/link-names.ts'
import { api } from '../../shell/api.ts'
import type { PoolFormValues } from './pool-form-values.ts'

/** Stores what is told about a pool; apart from the frame, which stores nothing. */
const poolFiles = makeStakingFileCalls(api.transport)

/** What is told about a pool as it is stored: empty fields are left out. */
export function toPoolInfo(values: PoolFormValues) {
  const links = Object.fromEntries(
    linkNames.map((name) => [name, values[name].trim()]).filter(([, link]) => link !== ''),
  )
  const rules = values.rules.trim()
  return {
    name: values.name.trim(),
    ...(rules !== '' && { rules }),
    ...(values.stakedLogoUri !== '' && { stakedLogo: values.stakedLogoUri }),
    ...(values.rewardLogoUri !== '' && { rewardLogo: values.rewardLogoUri }),
    ...(Object.keys(links).length > 0 && { links }),
  }
}

/** Stores it under its content's address. @returns the key that the pool keeps */
export async function storeInformation(values: PoolFormValues): Promise<string> {
  const { cid } = await poolFiles.uploadPoolInfo(toPoolInfo(values))
  return cid
}
