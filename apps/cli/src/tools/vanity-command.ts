import { writeFile } from 'node:fs/promises'
import { m } from '@slipway/messages/features/cli'
import { formatInteger } from '@slipway/messages/format/format-integer'
import { getInitCodeHash } from '@slipway/sdk/token/evm/get-init-code-hash'
import { getTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { findLaunchContracts } from '@slipway/sdk/token/launch/get-launch-contracts'
import { toLaunchedDraft } from '@slipway/sdk/token/launch/launch-params'
import type { SearchSnapshot } from '@slipway/vanity-address/search/address-search'
import { calculateDifficulty } from '@slipway/vanity-address/target/difficulty'
import { type Address, getAddress } from 'viem'
import * as z from 'zod'
import type { NetworkCall, ReadCommand } from '../command/command.ts'
import { CliError } from '../errors/cli-error.ts'
import { isOn, type OptionValues, textOf } from '../input/options.ts'
import { readAccountText } from '../input/read-account-text.ts'
import type { Row } from '../output/row.ts'
import { address, bytes } from '../output/schema-parts.ts'
import { toJsonLine } from '../output/to-json-line.ts'
import { readTokenOptions, tokenDraftOptions } from '../token/read-token-options.ts'
import { readAddressTarget } from './read-address-target.ts'
import { runSearch } from './run-search.ts'

function readCount(options: OptionValues, name: string, most: number): number | undefined {
  const text = textOf(options, name)
  if (text === undefined) return undefined
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (count >= 1 && count <= most) return count
  throw new CliError('Cli_OptionInvalid', { option: `--${name}`, reason: `1 … ${most}` })
}

/** What decides the address beside the seed: who deploys, by which factory, and with which code. */
async function getIdentity({ options, session }: NetworkCall, deployer: Address) {
  const { client, chain } = session
  const contracts = getTokenContracts(chain)
  const draft = await readTokenOptions(options, deployer)
  const launchPad = findLaunchContracts(chain)?.launchPad
  const deployed =
    isOn(options, 'for-launch') && launchPad ? toLaunchedDraft(draft, launchPad) : draft
  const initCodeHash = await getInitCodeHash(client, contracts, { draft: deployed, deployer })
  return { deployer, factory: contracts.factory, initCodeHash }
}

/** Searches seeds that give a token an address of a wanted look; a seed serves its deployer and its very draft alone. */
export const vanityCommand: ReadCommand = {
  effect: 'read',
  positionals: [],
  options: {
    account: { type: 'string', value: '0x…', help: m.cli_opt_deployer },
    starts: { type: 'string', value: 'hex', help: m.cli_opt_starts },
    ends: { type: 'string', value: 'hex', help: m.cli_opt_ends },
    contains: { type: 'string', value: 'hex', help: m.cli_opt_contains },
    zeros: { type: 'string', value: 'count', help: m.cli_opt_zeros },
    pattern: { type: 'string', value: 'regex', help: m.cli_opt_pattern },
    'case-sensitive': { type: 'boolean', help: m.cli_opt_case },
    count: { type: 'string', value: '1…100', help: m.cli_opt_count },
    threads: { type: 'string', value: 'count', help: m.cli_opt_threads },
    'for-launch': { type: 'boolean', help: m.cli_opt_for_launch },
    out: { type: 'string', value: 'file', help: m.cli_opt_seed_out },
    ...tokenDraftOptions,
  },
  example: 'slipway vanity -n local --account 0x… --draft token.json --starts beef --out seed.json',
  result: z.strictObject({
    deployer: address(),
    factory: address(),
    initCodeHash: bytes(),
    found: z.array(z.strictObject({ seed: bytes(), address: address() })),
    tried: z.int(),
    seconds: z.number(),
    file: z.string().nullable(),
  }),
  async run(call) {
    const { options, terminal, signal } = call
    const named = textOf(options, 'account')
    if (named === undefined) throw new CliError('Cli_OptionMissing', { option: '--account' })
    const { target, probability } = readAddressTarget(options)
    const identity = await getIdentity(call, readAccountText(named, '--account'))
    const { expected } = calculateDifficulty(probability)
    const onProgress = ({ record, rate }: SearchSnapshot) => {
      const [tried, perSecond] = [formatInteger(record.tried), formatInteger(Math.round(rate))]
      const texts = { tried, rate: perSecond, expected: formatInteger(Math.ceil(expected)) }
      const facts = { tried: record.tried, rate: Math.round(rate), expected }
      terminal.progress(m.cli_progress_search(texts), facts)
    }
    const { record } = await runSearch({
      ...{ identity, target, signal, onProgress },
      wanted: readCount(options, 'count', 100) ?? 1,
      threads: readCount(options, 'threads', 1_024),
    })
    const found = record.found.map((one) => ({ seed: one.seed, address: getAddress(one.address) }))
    const out = textOf(options, 'out')
    if (out !== undefined) await writeFile(out, `${toJsonLine({ ...identity, ...found[0] })}\n`)
    const seconds = record.elapsedMs / 1_000
    return {
      data: { ...identity, found, tried: record.tried, seconds, file: out ?? null },
      rows: [
        ...found.map((one): Row => [one.address, one.seed]),
        [m.cli_row_tried(), formatInteger(record.tried)],
        ...(out === undefined ? [] : [[m.cli_row_file(), out] as const]),
      ],
    }
  },
}
