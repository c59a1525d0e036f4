import { writeFile } from 'node:fs/promises'
import { m } from '@slipway/messages/features/cli'
import { chooseVerifiers } from '@slipway/verification/choose-verifiers'
import type { SourceVerifier, VerificationSubject } from '@slipway/verification/source-verification'
import type { Address } from 'viem'
import * as z from 'zod'
import type { NetworkCall, ReadCommand } from '../command/command.ts'
import { CliError } from '../errors/cli-error.ts'
import { isOn, textOf } from '../input/options.ts'
import { readAccountText } from '../input/read-account-text.ts'
import { readTextFile } from '../input/read-text-file.ts'
import { readUrl } from '../network/read-url.ts'
import type { Row } from '../output/row.ts'
import { address, bytes } from '../output/schema-parts.ts'

const PATIENCE_MS = 30_000

/** What is used of a site's answer. */
const answerSchema = z.object({
  status: z.string(),
  source: z.object({ contractIdentifier: z.string(), compilerVersion: z.string() }).nullable(),
  constructorArguments: bytes().nullable(),
})

async function download(site: string, path: string): Promise<string> {
  try {
    const response = await fetch(`${site.replace(/\/+$/, '')}/api${path}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (response.ok) return await response.text()
    throw new Error(String(response.status))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CliError('Cli_SiteUnavailable', { site: new URL(site).origin, reason })
  }
}

function readAnswer(site: string, text: string): z.output<typeof answerSchema> {
  try {
    return answerSchema.parse(JSON.parse(text))
  } catch {
    throw new CliError('Cli_SiteUnavailable', { site: new URL(site).origin, reason: 'JSON' })
  }
}

interface Found {
  readonly subject: VerificationSubject
  readonly status: string
}

/** A token's source as a site of the platform has it: the compiler's input, byte for byte. */
async function findSource({ options, session }: NetworkCall, token: Address): Promise<Found> {
  const typed = textOf(options, 'site')
  if (typed === undefined) throw new CliError('Cli_OptionMissing', { option: '--site' })
  const site = readUrl(typed, '--site')
  const path = `/tokens/${session.chain.shortname}/${token}`
  const answer = readAnswer(site, await download(site, `${path}/verification`))
  const { source, constructorArguments, status } = answer
  if (!source) throw new CliError('Cli_NothingToDo', { reason: m.cli_source_none() })
  const standardJson = await download(site, `${path}/standard-json`)
  const { contractIdentifier, compilerVersion } = source
  return {
    status,
    subject: {
      ...{ chainId: session.chain.chainId, address: token, contractIdentifier, compilerVersion },
      ...{ standardJson, constructorArguments: (constructorArguments ?? '0x') as `0x${string}` },
    },
  }
}

async function submit(verifiers: readonly SourceVerifier[], subject: VerificationSubject) {
  if (verifiers.length === 0) throw new CliError('Cli_NoVerifier')
  return Promise.all(
    verifiers.map(async (verifier) => {
      const { status, detail } = await verifier.verify(subject)
      const url = verifier.pageOf(subject.chainId, subject.address) ?? null
      return { service: verifier.name, status, detail, url }
    }),
  )
}

async function chooseServices({ options, session }: NetworkCall) {
  const keyFile = textOf(options, 'etherscan-key-file')
  const key = keyFile === undefined ? undefined : (await readTextFile(keyFile)).trim()
  return chooseVerifiers(session.chain, key)
}

/** Downloads a token's source from a site of the platform, and hands it to the network's explorers. */
export const sourceCommand: ReadCommand = {
  effect: 'read',
  positionals: ['token'],
  options: {
    site: { type: 'string', value: 'url', help: m.cli_opt_source_site },
    out: { type: 'string', value: 'file', help: m.cli_opt_source_out },
    submit: { type: 'boolean', help: m.cli_opt_submit },
    'etherscan-key-file': { type: 'string', value: 'file', help: m.cli_opt_etherscan },
  },
  example: 'slipway verify source 0x… -n bsc --site https://… --out source.json --submit',
  result: z.strictObject({
    token: address(),
    /** What the site says. */
    status: z.string(),
    contractIdentifier: z.string(),
    compilerVersion: z.string(),
    constructorArguments: bytes(),
    file: z.string().nullable(),
    submitted: z.array(
      z.strictObject({
        service: z.string(),
        status: z.enum(['verified', 'pending', 'failed']),
        detail: z.string(),
        url: z.string().nullable(),
      }),
    ),
  }),
  async run(call) {
    const { options, positionals } = call
    const token = readAccountText(positionals[0] ?? '', '<token>')
    const { subject, status } = await findSource(call, token)
    const out = textOf(options, 'out')
    if (out !== undefined) await writeFile(out, subject.standardJson)
    const submitted = isOn(options, 'submit')
      ? await submit(await chooseServices(call), subject)
      : []
    const { contractIdentifier, compilerVersion, constructorArguments } = subject
    const isRefused = submitted.length > 0 && submitted.every((one) => one.status === 'failed')
    const reason = submitted.map((one) => `${one.service}: ${one.detail}`).join('; ')
    return {
      data: {
        ...{ token, status, contractIdentifier, compilerVersion, constructorArguments },
        ...{ file: out ?? null, submitted },
      },
      rows: [
        [m.cli_row_token(), token],
        [m.cli_row_status(), status],
        [m.cli_row_contract(), contractIdentifier],
        [m.cli_row_compiler(), compilerVersion],
        ...submitted.map((one): Row => [one.service, `${one.status} ${one.detail}`]),
        ...(out === undefined ? [] : [[m.cli_row_file(), out] as const]),
      ],
      ...(isRefused && { verdict: new CliError('Cli_SourceNotVerified', { reason }) }),
    }
  },
}
