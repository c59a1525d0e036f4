import { errorMessage } from '@slipway/messages/error-message'
import { m } from '@slipway/messages/features/cli'
import type { Keccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import { loadKeccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import { createListReader, type ListReading } from '@slipway/sdk/airdrop/list/create-list-reader'
import type { PayList } from '@slipway/sdk/airdrop/list/pay-list'
import { readTextFile } from '../command/read-text-file.ts'
import { CliError } from '../errors/cli-error.ts'

/** Refuses a list for its lines. @throws {CliError} `Cli_ListRefused` with each line, `Cli_NothingToDo` for an empty one */
function toList({ list, issues }: ListReading): PayList {
  if (issues.length > 0) {
    const said = issues.map(({ line, column, code, args }) => ({
      ...{ field: column, line, code },
      message: errorMessage(code, args),
    }))
    throw new CliError('Cli_ListRefused', {}, said)
  }
  if (list.count === 0) throw new CliError('Cli_NothingToDo', { reason: m.cli_list_empty() })
  return list
}

/**
 * Reads a list of `address,amount` lines.
 * @param path a file, or `-` for the standard input
 * @param read how it is read; by the rules of airdrops' lists where nothing is given
 */
export async function readCsv(
  path: string,
  decimals: number,
  read?: (text: string, keccak: Keccak) => ListReading,
): Promise<{ readonly list: PayList; readonly keccak: Keccak }> {
  const [text, keccak] = await Promise.all([readTextFile(path), loadKeccak()])
  if (read) return { list: toList(read(text, keccak)), keccak }
  const reader = createListReader({ decimals, keccak })
  reader.read(text)
  return { list: toList(reader.finish()), keccak }
}
