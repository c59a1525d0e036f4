import { CliError } from '../errors/cli-error.ts'
import { readTextFile } from './read-text-file.ts'

/** A file of JSON. @throws {CliError} `Cli_FileUnreadable` or `Cli_FileInvalid` */
export async function readJsonFile(path: string): Promise<unknown> {
  const text = await readTextFile(path)
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new CliError('Cli_FileInvalid', { file: path, reason: 'JSON' })
  }
}
