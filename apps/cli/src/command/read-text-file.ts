import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { CliError } from '../errors/cli-error.ts'

/**
 * The text of a file.
 * @param path `-` for the standard input
 * @throws {CliError} `Cli_FileUnreadable`
 */
export async function readTextFile(path: string): Promise<string> {
  try {
    return path === '-' ? await text(process.stdin) : await readFile(path, 'utf8')
  } catch {
    throw new CliError('Cli_FileUnreadable', { file: path })
  }
}
