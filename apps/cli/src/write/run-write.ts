import { m } from '@slipway/messages/features/cli'
import type { NetworkCall, WriteCommand } from '../command/command.ts'
import { CliError } from '../errors/cli-error.ts'
import { isOn } from '../input/options.ts'
import { findAccount, openSigner } from '../keys/open-signer.ts'
import { printRows } from '../output/print-rows.ts'
import type { Row } from '../output/row.ts'
import type { Terminal } from '../output/terminal.ts'
import { makeSignLink } from './make-sign-link.ts'
import { reviewData, reviewRows } from './review-text.ts'
import { reviewWrite } from './review-write.ts'
import { sendWrite } from './send-write.ts'

/** What a write came to: under which name it stands in JSON. */
export interface WriteOutcome {
  readonly kind: 'result' | 'dryRun' | 'signLink'
  readonly data: unknown
  readonly rows: readonly Row[]
}

const yes = /^(?:y|yes|是|好)$/i

async function confirm(
  terminal: Terminal,
  rows: readonly Row[],
  signal: AbortSignal,
): Promise<void> {
  for (const line of printRows(rows)) terminal.note(line)
  const answer = await terminal.ask(`${m.cli_ask_confirm()} `, signal)
  if (!yes.test(answer.trim())) throw new CliError('Cli_NotConfirmed')
}

/**
 * Plans a write, tries it out on the network's node, and then says what it would do, puts it into a link, or sends it
 * after a yes.
 * @param isLink make a link instead of sending
 * @throws {CliError} `Cli_ConfirmationMissing` where nobody can say yes; before any key is touched
 */
export async function runWrite(
  command: WriteCommand,
  call: NetworkCall,
  isLink: boolean,
): Promise<WriteOutcome> {
  const { options, session, terminal, signal } = call
  const isDry = isOn(options, 'dry-run')
  const saysYes = isOn(options, 'yes')
  const sends = !isDry && !isLink
  if (sends && !saysYes && !terminal.isInteractive) throw new CliError('Cli_ConfirmationMissing')
  const signer = sends ? await openSigner(options, { session, terminal, signal }) : undefined
  const account = signer?.account ?? (await findAccount(options, session))
  const plan = await command.plan({ ...call, account })
  const review = await reviewWrite(session, account, plan)
  const subject = { session, account, plan, review }
  if (isLink) return { kind: 'signLink', ...(await makeSignLink(options, subject)) }
  if (!signer) return { kind: 'dryRun', data: reviewData(subject), rows: reviewRows(subject) }
  if (!saysYes) await confirm(terminal, reviewRows(subject), signal)
  const done = await sendWrite({ session, signer, terminal, signal }, plan)
  const { data, rows } = await plan.finish(done)
  const transactions = done.flatMap((part) => part.transactions)
  const sent = transactions.map((hash): Row => [m.cli_row_transaction(), hash])
  return { kind: 'result', data: { ...data, transactions }, rows: [...rows, ...sent] }
}
