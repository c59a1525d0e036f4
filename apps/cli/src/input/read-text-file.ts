import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { CliError } from '../errors/cli-error.ts'

/**
 * The bytes of a file.
 * @param path `-` for the standard input
 * @throws {CliError} `Cli_FileUnreadable`
 */
export async function readFileBytes(path: string): Promise<Uint8Array> {
  try {
    return path === '-' ? await buffer(process.stdin) : await readFile(path)
  } catch {
    throw new CliError('Cli_FileUnreadable', { file: path })
  }
}

/** The same as text. */
export async function readTextFile(path: string): Promise<string> {
  return new TextDecoder().decode(await readFileBytes(path))
}
