import { read } from 'node:fs'
import { promisify } from 'node:util'
import { m } from '@slipway/messages/features/cli'
import { CliError } from '../errors/cli-error.ts'
import { type OptionValues, textOf } from '../input/options.ts'
import { readTextFile } from '../input/read-text-file.ts'
import type { Terminal } from '../output/terminal.ts'

const CHUNK_BYTES = 1_024
/** Longer is no password. */
const MOST_BYTES = 64 * CHUNK_BYTES
const readBytes = promisify(read)

/** Everything that an open file descriptor gives. */
async function readDescriptor(descriptor: number): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for (;;) {
    const buffer = Buffer.alloc(CHUNK_BYTES)
    const { bytesRead } = await readBytes(descriptor, buffer, 0, CHUNK_BYTES, null)
    length += bytesRead
    if (bytesRead === 0 || length > MOST_BYTES) break
    parts.push(buffer.subarray(0, bytesRead))
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Editors and `echo` end a file with a line break that is no part of a password. */
const withoutLineBreak = (text: string) => text.replace(/\r?\n$/, '')

function toDescriptor(text: string): number {
  if (/^\d{1,4}$/.test(text)) return Number(text)
  throw new CliError('Cli_OptionInvalid', { option: '--password-fd', reason: '0-9' })
}

/**
 * The password of a keystore: from a file, from a file descriptor, or asked for without showing it. Never from an
 * argument or the environment, which other programs can read.
 * @throws {CliError} `Cli_PasswordMissing` where nobody can be asked
 */
export async function readPassword(
  options: OptionValues,
  terminal: Terminal,
  asked: { readonly file: string; readonly signal: AbortSignal },
): Promise<string> {
  const [file, descriptor] = [textOf(options, 'password-file'), textOf(options, 'password-fd')]
  if (file !== undefined && descriptor !== undefined)
    throw new CliError('Cli_OptionsExclude', { options: '--password-file, --password-fd' })
  if (file !== undefined) return withoutLineBreak(await readTextFile(file))
  if (descriptor !== undefined) {
    const number = toDescriptor(descriptor)
    return withoutLineBreak(await readDescriptor(number).catch(() => fail(descriptor)))
  }
  if (!terminal.isInteractive) throw new CliError('Cli_PasswordMissing')
  return terminal.askHidden(m.cli_ask_password({ file: asked.file }), asked.signal)
}

function fail(descriptor: string): never {
  throw new CliError('Cli_FileUnreadable', { file: `fd ${descriptor}` })
}
