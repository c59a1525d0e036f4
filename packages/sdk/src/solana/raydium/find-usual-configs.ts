import type { Address } from '@solana/kit'
import { findConfigAddress } from './find-config-address.ts'

/** Raydium counts them from 0. With three currencies, the usual pools of so many are one question. */
const usualConfigs = 8

/** Addresses at which the fees of usual pools are, whether or not Raydium made so many. */
export async function findUsualConfigs(program: Address): Promise<Address[]> {
  const indexes = Array.from({ length: usualConfigs }, (_, index) => index)
  return await Promise.all(indexes.map((index) => findConfigAddress(program, index)))
}
