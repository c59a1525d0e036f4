import { m } from '@slipway/messages/features/cli'
import { formatInteger } from '@slipway/messages/format/format-integer'
import { getRegistryHolders, type RegistryCursor } from '@slipway/sdk/tools/get-registry-holders'
import { getSolvency } from '@slipway/sdk/tools/get-solvency'
import { type HolderReading, readHolders } from '@slipway/sdk/tools/read-holders'
import { solvencyStateOf } from '@slipway/sdk/tools/solvency-math'
import {
  findHolderRegistries,
  findPlatformHolders,
  type ValueHolder,
} from '@slipway/sdk/tools/value-holders'
import * as z from 'zod'
import type { NetworkCall, ReadCommand } from '../command/command.ts'
import { CliError } from '../errors/cli-error.ts'
import { isOn } from '../input/options.ts'
import { readAccountText } from '../input/read-account-text.ts'
import type { Row } from '../output/row.ts'
import { address, integerText } from '../output/schema-parts.ts'

const registries = ['presales', 'dividendTokens', 'pools', 'airdrops', 'collections'] as const

type Reading = Pick<HolderReading, 'solvency' | 'failure'> & {
  readonly holder: Pick<ValueHolder, 'address'> & { readonly kind: string }
}

/** Everything that the factories' registries list, read page by page. */
async function readRegistries({ session, terminal, signal }: NetworkCall): Promise<Reading[]> {
  const { client, chain } = session
  const all: Reading[] = []
  for (const of of registries) {
    const factories = findHolderRegistries(chain, of)
    let cursor: RegistryCursor | undefined = factories.length > 0 ? { registry: 0 } : undefined
    while (cursor) {
      signal.throwIfAborted()
      const page: Awaited<ReturnType<typeof getRegistryHolders>> = await getRegistryHolders(
        client,
        factories,
        cursor,
      )
      if (page.holders.length > 0) all.push(...(await readHolders(client, page.holders)).readings)
      terminal.progress(m.cli_progress_read({ count: all.length }), { read: all.length })
      cursor = page.next
    }
  }
  return all
}

async function readAll(call: NetworkCall): Promise<readonly Reading[]> {
  const { positionals, options, session } = call
  const { client, chain } = session
  const [asked] = positionals
  if (asked !== undefined) {
    const holder = { kind: 'contract', address: readAccountText(asked, '<address>') }
    const blockNumber = await client.getBlockNumber({ cacheTime: 0 })
    const solvency = await getSolvency(client, { address: holder.address, blockNumber })
    return [{ holder, solvency }]
  }
  const { readings } = await readHolders(client, findPlatformHolders(chain))
  return isOn(options, 'all') ? [...readings, ...(await readRegistries(call))] : readings
}

const dataOf = ({ holder, solvency, failure }: Reading) => ({
  address: holder.address,
  kind: holder.kind,
  isComplete: solvency?.isComplete ?? false,
  failure: failure ?? null,
  assets: (solvency?.assets ?? []).map(({ asset, owed, held }) => ({
    ...{ asset, owed, held },
    state: solvencyStateOf({ owed, held }),
  })),
})

/** Reads what contracts owe and hold: the platform's own, with `--all` everything in its registries, or any one. */
export const solvencyCommand: ReadCommand = {
  effect: 'read',
  positionals: ['address?'],
  options: { all: { type: 'boolean', help: m.cli_opt_all } },
  example: 'slipway solvency -n bsc --all --json',
  result: z.strictObject({
    isSolvent: z.boolean(),
    contracts: z.array(
      z.strictObject({
        address: address(),
        kind: z.string(),
        isComplete: z.boolean(),
        /** Who did not answer. */
        failure: z.enum(['contract', 'node']).nullable(),
        assets: z.array(
          z.strictObject({
            asset: address(),
            owed: integerText(),
            held: integerText(),
            state: z.enum(['covered', 'more', 'missing']),
          }),
        ),
      }),
    ),
  }),
  async run(call) {
    const contracts = (await readAll(call)).map(dataOf)
    const isSolvent = contracts.every(
      ({ failure, assets }) => !failure && assets.every(({ state }) => state !== 'missing'),
    )
    const rows = contracts.flatMap(({ kind, address: at, assets, failure }): Row[] => [
      [kind, failure ? `${at} ${m.cli_solvency_silent()}` : at],
      ...assets.map(({ asset, owed, held }): Row => {
        const numbers = { owed: formatInteger(owed), held: formatInteger(held) }
        return [`  ${asset}`, m.cli_solvency_asset(numbers)]
      }),
    ])
    // Of a contract with very many assets only the first ones are read.
    const isWhole = contracts.every(({ isComplete }) => isComplete)
    const covered = isWhole ? m.cli_solvency_yes() : m.cli_solvency_part()
    const said = isSolvent ? covered : m.cli_solvency_no()
    return {
      data: { isSolvent, contracts },
      rows: [...rows, [m.cli_solvency_all(), said]],
      ...(isSolvent ? {} : { verdict: new CliError('Cli_SolvencyMissing') }),
    }
  },
}
