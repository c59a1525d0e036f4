import { errorMessage } from '@slipway/messages/error-message'
import { m } from '@slipway/messages/features/cli'
import type { Keccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import { loadKeccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import {
  createListReader,
  type ListReading,
} from '@slipway/sdk/airdrop/recipients/create-list-reader'
import type { PayList } from '@slipway/sdk/airdrop/recipients/pay-list'
import { decodeList } from '@slipway/sdk/list/decode-list'
import { CliError } from '../errors/cli-error.ts'
import { readFileBytes } from '../input/read-text-file.ts'

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

/** What a file of payments holds. */
interface ReadFile {
  readonly list: PayList
  readonly keccak: Keccak
  /** A row that names the columns of which nothing was taken; none where all are used. */
  readonly unused: readonly (readonly [label: string, value: string])[]
}

function toReadFile(reading: ListReading, keccak: Keccak): ReadFile {
  const names = reading.ignored.map(({ index, heading }) => heading || `#${index + 1}`)
  const unused = names.length === 0 ? [] : [[m.cli_row_unused(), names.join(', ')] as const]
  return { list: toList(reading), keccak, unused }
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
): Promise<ReadFile> {
  const [bytes, keccak] = await Promise.all([readFileBytes(path), loadKeccak()])
  const text = decodeList(bytes)
  if (read) return toReadFile(read(text, keccak), keccak)
  const reader = createListReader({ decimals, keccak })
  reader.read(text)
  return toReadFile(reader.finish(), keccak)
}
