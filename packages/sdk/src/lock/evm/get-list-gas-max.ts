import type { ReadClient } from '../../evm/create-read-client.ts'
import { smaller } from '../../shared/smaller.ts'
import { lockListGas } from '../list/split-lock-list.ts'

/** Most gas of one transaction of a list: the usual bound, or half a block where blocks are small. */
export async function getListGasMax(client: ReadClient): Promise<bigint> {
  const { gasLimit } = await client.getBlock()
  return smaller(lockListGas.max, gasLimit / 2n)
}
