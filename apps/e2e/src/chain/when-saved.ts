import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Address } from 'viem'
import { expect } from 'vitest'
import { readRunContext } from '../harness/run-context.ts'

/** Resolves when the file of a chain holds a contract: what is younger than the last save dies with the process. */
export async function whenSaved(shortname: string, contract: Address): Promise<void> {
  const path = join(readRunContext().directory, 'chains', shortname, 'state.gz')
  const saved = async () => {
    const packed = await readFile(path)
    return gunzipSync(packed).toString('latin1').includes(contract.toLowerCase())
  }
  // It is written anew while it is read.
  await expect.poll(() => saved().catch(() => false), { timeout: 45_000, interval: 250 }).toBe(true)
}
