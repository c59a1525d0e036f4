import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { callRpc } from '@slipway/deployer/node/call-rpc'

const DUMP_TIMEOUT_MS = 60_000

/**
 * Writes the whole chain (blocks, receipts, accounts) to `path`, compressed. The file is replaced in
 * one step and flushed first, so that a crash at any moment leaves either the old or the new chain.
 */
export async function saveChainState(rpcUrl: string, path: string): Promise<void> {
  const dump = await callRpc<`0x${string}`>(rpcUrl, 'anvil_dumpState', [], DUMP_TIMEOUT_MS)
  await mkdir(dirname(path), { recursive: true })
  const beside = `${path}.new`
  const file = await open(beside, 'w')
  try {
    await file.writeFile(Buffer.from(dump.slice(2), 'hex'))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(beside, path)
}

/**
 * Unpacks a saved chain into the form that the node reads at its start.
 *
 * @returns path of the unpacked file, or undefined when nothing was saved yet
 * @throws {ChainStateError} when the file cannot be read
 */
export async function unpackChainState(path: string): Promise<string | undefined> {
  if (!existsSync(path)) return undefined
  const unpacked = `${path}.json`
  try {
    await writeFile(unpacked, await promisify(gunzip)(await readFile(path)))
  } catch (cause) {
    throw new ChainStateError(path, cause)
  }
  return unpacked
}

export class ChainStateError extends Error {
  readonly code = 'CHAIN_STATE'

  constructor(path: string, cause: unknown) {
    super(
      `The saved local chain ${path} cannot be read. "npm start -- --fresh" begins a new one.`,
      { cause },
    )
    this.name = 'ChainStateError'
  }
}
