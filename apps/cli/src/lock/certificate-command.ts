import { writeFile } from 'node:fs/promises'
import { chainsFor, findChain } from '@slipway/chains'
import { m as certificateTexts } from '@slipway/messages/features/certificate'
import { m } from '@slipway/messages/features/cli'
import type { CertificateProblem } from '@slipway/sdk/lock/certificate/certificate-refused'
import {
  type CertificateCheck,
  type CertificateStepName,
  checkCertificate,
} from '@slipway/sdk/lock/certificate/check-certificate'
import { compareWithNode } from '@slipway/sdk/lock/certificate/compare-with-node'
import { describeWithdrawn } from '@slipway/sdk/lock/certificate/describe-claims'
import { getCertificate } from '@slipway/sdk/lock/certificate/get-certificate'
import { listReleasedContracts } from '@slipway/sdk/lock/certificate/list-released-contracts'
import { getLockContracts } from '@slipway/sdk/lock/evm/get-lock-contracts'
import * as z from 'zod'
import type { NetworkCall, ReadCommand } from '../command/command.ts'
import { CliError } from '../errors/cli-error.ts'
import { textOf } from '../input/options.ts'
import { readTextFile } from '../input/read-text-file.ts'
import type { Row } from '../output/row.ts'
import { readLockName } from './read-lock-name.ts'

const t = certificateTexts

const stepTexts: Readonly<Record<CertificateStepName, () => string>> = {
  file: t.certificate_step_file,
  header: t.certificate_step_header,
  contract: t.certificate_step_contract,
  words: t.certificate_step_words,
  succession: t.certificate_step_succession,
  claims: t.certificate_step_claims,
}

const problemTexts: Readonly<Record<CertificateProblem, () => string>> = {
  Unreadable: t.certificate_problem_Unreadable,
  TooNew: t.certificate_problem_TooNew,
  IdDiffers: t.certificate_problem_IdDiffers,
  HeaderDiffers: t.certificate_problem_HeaderDiffers,
  ContractUnknown: t.certificate_problem_ContractUnknown,
  AccountProofInvalid: t.certificate_problem_AccountProofInvalid,
  CodeDiffers: t.certificate_problem_CodeDiffers,
  AccountDiffers: t.certificate_problem_AccountDiffers,
  WordMissing: t.certificate_problem_WordMissing,
  WordSpare: t.certificate_problem_WordSpare,
  WordProofInvalid: t.certificate_problem_WordProofInvalid,
  WordDiffers: t.certificate_problem_WordDiffers,
  LockGone: t.certificate_problem_LockGone,
  ClaimDiffers: t.certificate_problem_ClaimDiffers,
  StatementDiffers: t.certificate_problem_StatementDiffers,
}

const marks = { passed: 'ok', failed: 'NO', open: '?', needless: '-', skipped: '' } as const

/** The file of a certificate, or a fresh one of a lock. */
async function readOrMake({ options, positionals, session }: NetworkCall): Promise<string> {
  const [file] = positionals
  const lock = textOf(options, 'lock')
  if ((file === undefined) === (lock === undefined))
    throw new CliError('Cli_OptionsExclude', { options: '<file>, --lock' })
  if (lock === undefined) return readTextFile(file ?? '')
  const { client, chain } = session
  const name = readLockName(lock, chain)
  const announcer = getLockContracts(chain).lockAnnouncer
  const certificate = await getCertificate(client, {
    ...name,
    announcer,
    chainId: chain.chainId,
  })
  return `${JSON.stringify(certificate, null, 2)}\n`
}

type Compared = 'agreed' | 'differs' | 'unknown' | 'unasked'

/** What the network's own node says of a certificate that is true by itself. */
async function askNode({ session }: NetworkCall, check: CertificateCheck): Promise<Compared> {
  const { certificate, facts, verdict } = check
  if (verdict === 'false' || !certificate || !facts) return 'unasked'
  if (certificate.chainId !== session.chain.chainId) return 'unasked'
  const { block, told } = await compareWithNode(session.client, certificate, facts)
  return block === 'agreed' && told && told.length > 0 ? 'differs' : block
}

const shortNameOf = (chainId: number): string =>
  findChain(chainId, chainsFor({ development: true }))?.shortname ?? String(chainId)

/** A file without fault is worth nothing yet: whether its block is one of its network only a node of that network says. */
function judge({ certificate, steps }: CertificateCheck, node: Compared): Error | undefined {
  const problem = steps.find(({ state }) => state === 'failed')?.problem
  if (problem) return new CliError('Cli_CertificateFalse', { reason: problemTexts[problem]() })
  if (node === 'differs' || node === 'unknown')
    return new CliError('Cli_CertificateFalse', { reason: m.cli_certificate_node_differs() })
  if (node === 'unasked' && certificate)
    return new CliError('Cli_CertificateOpen', { network: shortNameOf(certificate.chainId) })
  return undefined
}

/** Checks a lock's certificate against its proofs, and against the network's own node. */
export const certificateCommand: ReadCommand = {
  effect: 'read',
  positionals: ['file?'],
  options: {
    lock: { type: 'string', value: 'token:1', help: m.cli_opt_certificate_lock },
    out: { type: 'string', value: 'file', help: m.cli_opt_out },
  },
  example: 'slipway verify certificate lock.json -n bsc',
  result: z.strictObject({
    verdict: z.enum(['true', 'false', 'open']),
    node: z.enum(['agreed', 'differs', 'unknown', 'unasked']),
    key: z.string().nullable(),
    statement: z.array(z.string()),
    steps: z.array(
      z.strictObject({
        name: z.enum(['file', 'header', 'contract', 'words', 'succession', 'claims']),
        state: z.enum(['passed', 'failed', 'open', 'needless', 'skipped']),
        problem: z.string().optional(),
      }),
    ),
  }),
  async run(call) {
    const { options, session } = call
    const text = await readOrMake(call)
    const isLocal = session.chain.development === true || session.chain.standIn === true
    const check = checkCertificate(text, (chainId) => listReleasedContracts(chainId, isLocal))
    const node = await askNode(call, check)
    const refusal = judge(check, node)
    const out = textOf(options, 'out')
    if (out !== undefined && !refusal) await writeFile(out, text)
    const verdict = refusal
      ? (refusal as CliError).code === 'Cli_CertificateOpen'
        ? 'open'
        : 'false'
      : 'true'
    const { certificate, facts, steps } = check
    const statement = certificate?.statement ?? []
    const withdrawn = certificate && facts && describeWithdrawn(facts, certificate.block.timestamp)
    return {
      data: {
        ...{ verdict, node, key: certificate?.id ?? null, statement },
        steps: steps.map(({ name, state, problem }) => ({
          ...{ name, state },
          ...(problem && { problem }),
        })),
      },
      rows: [
        ...steps.map(({ name, state }): Row => [marks[state], stepTexts[name]()]),
        ...statement.map((line): Row => ['', line]),
        ...(withdrawn ? [['', withdrawn] as Row] : []),
      ],
      ...(refusal && { verdict: refusal }),
    }
  },
}
